internal import IntertitleTables

/// The units that XLIFF has for a value, named as Xcode names them: for a property list by the way to
/// each text, `/key:dict/items:dict/one:dict/:string`, for a catalog by what it varies by,
/// `key|==|plural.one`, `key|==|substitutions.items.plural.one`.
struct XLIFFUnits {
  /// One text.
  struct Unit {
    /// Its identifier.
    var name: String
    /// The identifier of the form that every language has.
    var general: String
    /// The text.
    var text: String
  }

  /// The texts in order, each name once.
  private(set) var list: [Unit] = []
  private var texts: [String: String] = [:]

  /// Names the texts of a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: its key.
  ///   - isCatalog: whether they are a catalog's.
  init(_ value: StringValue, _ key: String, isCatalog: Bool) {
    var isRules = false
    if case .rules = value { isRules = true }
    for text in value.texts where text.role.isUnit(inCatalog: isCatalog) {
      let name = { (steps: [RuleText.Step]) -> String in
        if isCatalog { return Self.catalogName(key, steps) }
        return isRules ? Self.propertyListName(key, steps, text.role) : key
      }
      var general = text.steps
      if !general.isEmpty { general[general.count - 1].form = "other" }
      let unit = Unit(name: name(text.steps), general: name(general), text: text.text)
      if texts[unit.name] == nil { list.append(unit) }
      texts[unit.name] = texts[unit.name] ?? unit.text
    }
  }

  /// The text of a name; nil where there is none.
  subscript(name: String) -> String? { texts[name] }

  private static func catalogName(_ key: String, _ steps: [RuleText.Step]) -> String {
    guard let last = steps.last else { return key }
    // Numbers in a format are named at the top, whatever form the format is.
    if !last.isWhole { return "\(key)|==|substitutions.\(last.variable.name).plural.\(last.form)" }
    let names = steps.map { "\($0.variable.rule.rawValue).\($0.form)" }
    return "\(key)|==|" + names.joined(separator: ".")
  }

  private static func propertyListName(
    _ key: String,
    _ steps: [RuleText.Step],
    _ role: RuleText.Role
  ) -> String {
    var parts = ["/\(key):dict"] + steps.flatMap(\.propertyListParts)
    if role != .text { parts.append("NSStringLocalizedFormatKey:dict") }
    return parts.joined(separator: "/") + "/:string"
  }
}

extension RuleText.Role {
  /// Whether the file that the text is from has it.
  fileprivate func isUnit(inCatalog: Bool) -> Bool {
    switch self {
    case .text, .format: true
    case .mereFormat: !inCatalog
    case .noFormat: false
    }
  }
}

extension RuleText.Step {
  fileprivate var propertyListParts: [String] {
    let choice = variable.rule == .plural ? nil : variable.rule.propertyListKey
    let inner = choice == variable.name ? nil : choice
    return [variable.name, inner, form].compactMap { $0 }.map { "\($0):dict" }
  }
}
