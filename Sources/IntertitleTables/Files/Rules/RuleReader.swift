package import IntertitleLanguages

/// Checks and reads the rules of one entry of a `.stringsdict` file.
struct RuleReader {
  private let view: TapeView
  private let key: Int
  private let language: Language?
  private(set) var issues = Issues()

  init(_ view: TapeView, key: Int, language: Language?) {
    self.view = view
    self.key = key
    self.language = language
  }

  /// Looks a dictionary through.
  ///
  /// - Returns: where the rules are; nil, mostly after a report, if these are none that can be used.
  mutating func read(_ dictionary: Int) -> FormatRuleNodes? {
    if let widths = view.value("NSStringVariableWidthRuleType", in: dictionary) {
      return readForms(dictionary, widths, .width)
    }
    if let devices = view.value("NSStringDeviceSpecificRuleType", in: dictionary) {
      return readForms(dictionary, devices, .device)
    }
    return readFormat(dictionary)
  }

  private mutating func readFormat(_ dictionary: Int) -> FormatRuleNodes? {
    guard let format = view.value("NSStringLocalizedFormatKey", in: dictionary) else {
      let hasVariables = view.members(dictionary).contains { view[$0.value].kind == .dictionary }
      if hasVariables {
        report(.error, "missing-format", dictionary, "has no NSStringLocalizedFormatKey")
      }
      return nil
    }
    guard view[format].kind == .text else {
      report(.error, "wrong-type", format, "has a format that is not text")
      return nil
    }
    let names = VariableNames.names(in: view.text(format))
    for name in names where variable(name, in: dictionary) == nil {
      report(.error, "missing-variable", format, "lacks the variable \(name.inBackticks)")
    }
    for (name, value) in view.members(dictionary) where value != format {
      checkVariable(name, value, isWhole: view.text(format) == "%#@\(view.text(name))@")
    }
    return FormatRuleNodes(dictionary: Int32(dictionary), text: Int32(format))
  }

  private func variable(_ name: String, in dictionary: Int) -> Int? {
    view.members(dictionary).first { view.text($0.key) == name }?.value
  }

  private mutating func checkVariable(_ name: Int, _ value: Int, isWhole: Bool) {
    let shown = "the variable \(view.text(name).inBackticks)"
    guard view[value].kind == .dictionary else {
      return report(.error, "wrong-type", value, "has \(shown), which is no dictionary of rules")
    }
    let width = view.value("NSStringVariableWidthRuleType", in: value)
    guard let type = view.value("NSStringFormatSpecTypeKey", in: value) else {
      guard width == nil else { return }
      return report(.error, "missing-rule-type", value, "does not say what \(shown) chooses by")
    }
    guard width == nil else {
      return report(.error, "two-rule-types", value, "has \(shown) with rules of two types")
    }
    guard view.isText(type, "NSStringPluralRuleType") else {
      return report(.error, "unknown-rule-type", type, "has \(shown) of a type that is not known")
    }
    checkPlural(value, shown, isWhole: isWhole)
  }

  private mutating func checkPlural(_ variable: Int, _ shown: String, isWhole: Bool) {
    checkValueType(variable, shown)
    var present: Set<PluralCategory> = []
    for (name, value) in view.members(variable) {
      if view.isText(name, "NSStringFormatSpecTypeKey") { continue }
      if view.isText(name, "NSStringFormatValueTypeKey") { continue }
      let category = view.text(name)
      guard let known = PluralCategory(rawValue: category) else {
        let sentence = "has \(shown) with \(category.inBackticks), which is no plural category"
        report(.error, "unknown-category", name, sentence)
        continue
      }
      guard view[value].kind == .text else {
        report(.error, "wrong-type", value, "has \(shown) with a \(category) form that is not text")
        continue
      }
      present.insert(known)
      // A form that is part of a text may be empty.
      if isWhole, view[value].length == 0 {
        report(.warning, "empty-form", value, "has \(shown) with an empty \(category) form")
      }
    }
    checkCategories(present, variable, shown)
  }

  private mutating func checkValueType(_ variable: Int, _ shown: String) {
    guard let type = view.value("NSStringFormatValueTypeKey", in: variable) else {
      return report(
        .warning,
        "missing-value-type",
        variable,
        "does not say how \(shown) is written"
      )
    }
    let name = view[type].kind == .text ? view.text(type) : ""
    guard VariableNames.isNumber(name) else {
      let sentence = "has \(shown) of the value type \(name.inBackticks), which is no number"
      return report(.error, "wrong-value-type", type, sentence)
    }
  }

  private mutating func checkCategories(
    _ present: Set<PluralCategory>,
    _ variable: Int,
    _ shown: String
  ) {
    guard present.contains(.other) else {
      return report(.error, "missing-other", variable, "has \(shown) without `other`")
    }
    guard let language else { return }
    for category in language.pluralCategories where !present.contains(category) {
      let isCommon = language.commonPluralCategories.contains(category)
      let sentence = "has \(shown) without `\(category.rawValue)`, which \(language) needs"
      report(isCommon ? .warning : .note, "missing-category", variable, sentence)
    }
  }

  private mutating func readForms(
    _ dictionary: Int,
    _ forms: Int,
    _ rule: FormatRules.Rule
  ) -> FormatRuleNodes? {
    guard view[forms].kind == .dictionary else {
      report(.error, "wrong-type", forms, "has \(rule.rawValue) rules that are no dictionary")
      return nil
    }
    var best: (rank: Int, value: Int)?
    for (name, value) in view.members(forms) {
      guard let text = formText(value) else {
        let shown = view.text(name).inBackticks
        report(.error, "wrong-type", value, "has a form for \(shown) that is not text")
        continue
      }
      let rank = rank(view.text(name), rule, name)
      if best.map({ rank > $0.rank }) ?? true { best = (rank, text) }
    }
    return best.map { FormatRuleNodes(dictionary: Int32(dictionary), text: Int32($0.value)) }
  }

  /// A form's text; a device's form may be rules of its own, whose format stands for them.
  private mutating func formText(_ value: Int) -> Int? {
    switch view[value].kind {
    case .text: value
    case .dictionary: readFormat(value).map { Int($0.text) }
    default: nil
    }
  }

  /// Which form stands for all: the widest, or the one for other devices.
  private mutating func rank(_ name: String, _ rule: FormatRules.Rule, _ node: Int) -> Int {
    guard rule == .width else { return name == "other" ? 1 : 0 }
    guard let width = Int(name) else {
      report(.error, "wrong-width", node, "has a width \(name.inBackticks) that is no number")
      return -1
    }
    return width
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ rule: String,
    _ node: Int,
    _ what: String
  ) {
    let key = view.text(key)
    issues.add(severity, rule, at: Int(view[node].place), key: key, "\(key.inQuotes) \(what)")
  }
}

extension Language {
  /// The categories that whole numbers up to 200 have: a text without one of them is wrong often.
  ///
  /// Those that CLDR has only since version 42 are left out: files from before it lack nothing.
  package var commonPluralCategories: Set<PluralCategory> {
    let late: Set<PluralCategory> =
      switch tag.prefix(while: { $0 != "-" }) {
      case "vi": [.one]
      case "mt": [.two]
      default: []
      }
    return Set((0...200).map { pluralCategory(for: $0) }).subtracting(late)
  }
}
