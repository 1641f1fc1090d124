internal import IntertitleLanguages

/// What a catalog says of its entries beside their texts; it becomes values when it is asked for.
package struct CatalogTable: Sendable {
  /// Where on the tape an entry is.
  package struct Entry: Sendable {
    /// The number of its language.
    package var language: Int32
    /// The node of its key's dictionary.
    var key: Int32
    /// The node of its localization; -1 where the key stands for itself.
    var localization: Int32
    /// Whether there is more in it than a text: variations or substitutions.
    var hasRules = false
    /// Whether its key is not to be translated.
    var isFixed = false
  }

  /// The format of an entry whose whole text is chosen by a number.
  static let pluralFormat = "%#@\(pluralName)@"
  /// The name of that number.
  static let pluralName = "value"

  package let languages: [String]
  package let entries: [Entry]
  private let tape: NodeTape

  /// Valid while `tape` is, which this value holds.
  private var view: TapeView { tape.view }

  init(_ tape: NodeTape, languages: [String], entries: [Entry]) {
    self.tape = tape
    self.languages = languages
    self.entries = entries
  }

  /// Whether an entry answers in a language: one of that language, and what is not to be translated
  /// in every language as the source language has it.
  func answers(_ index: Int, in language: Int?) -> Bool {
    let entry = entries[index]
    return Int(entry.language) == (entry.isFixed ? 0 : language)
  }

  /// Completes an entry with what the catalog says of it.
  func complete(_ entry: inout StringEntry, _ index: Int) {
    entry.language = languages[Int(entries[index].language)]
    entry.comment = text("comment", in: Int(entries[index].key))
    entry.extractionState = extractionState(index)
    entry.isTranslatable = isTranslatable(index)
    entry.state = state(of: index)
  }

  /// What it says of a translation; nil where it says nothing.
  func state(of index: Int) -> String? {
    let localization = Int(entries[index].localization)
    return localization < 0 ? nil : state(localization)
  }

  /// What it says of a key's origin; nil where it says nothing.
  func extractionState(_ index: Int) -> String? {
    text("extractionState", in: Int(entries[index].key))
  }

  /// Whether a key is to be translated.
  func isTranslatable(_ index: Int) -> Bool { !entries[index].isFixed }

  /// The rules of an entry; nil if it has none.
  func rules(_ index: Int) -> FormatRules? {
    guard entries[index].hasRules else { return nil }
    guard case .rules(let rules)? = value(Int(entries[index].localization)) else { return nil }
    return rules
  }

  private func text(_ name: StaticString, in dictionary: Int) -> String? {
    guard let value = view.value(name, in: dictionary), view[value].kind == .text else {
      return nil
    }
    return view.text(value)
  }

  /// The state of a localization: that of its text, or the least finished of its forms.
  private func state(_ localization: Int) -> String? {
    let nodes = CatalogNodes(view, localization)
    if let state = nodes.state { return view.text(state) }
    guard let variations = nodes.variations else { return nil }
    let forms = view.members(variations).flatMap { Array(view.members($0.value)) }
    let states = forms.compactMap { state($0.value) }
    return ["new", "needs_review"].first(where: states.contains) ?? states.first
  }

  /// What a localization, or a form of one, says.
  private func value(_ node: Int) -> StringValue? {
    let nodes = CatalogNodes(view, node)
    let variables = nodes.substitutions.map(substitutions) ?? []
    if let variations = nodes.variations {
      return chosen(variations).map { $0.completed(with: variables) }
    }
    return nodes.text.map { StringValue.text(view.text($0)).completed(with: variables) }
  }

  private func chosen(_ variations: Int) -> StringValue? {
    if let devices = view.value("device", in: variations) {
      let name = "NSStringDeviceSpecificRuleType"
      let variable = FormatRules.Variable(name: name, rule: .device, forms: forms(devices))
      return .rules(FormatRules(format: "%#@\(name)@", variables: [variable]))
    }
    guard let plural = view.value("plural", in: variations) else { return nil }
    let forms = forms(plural)
    let type = forms.lazy.compactMap { VariableNames.numberType(in: $0.text) }.first
    let variable = FormatRules.Variable(
      name: Self.pluralName,
      rule: .plural,
      valueType: type ?? "lld",
      forms: forms
    )
    return .rules(FormatRules(format: Self.pluralFormat, variables: [variable]))
  }

  private func forms(_ dictionary: Int) -> [FormatRules.Form] {
    view.members(dictionary).compactMap { name, node in
      value(node).map { .init(view.text(name), $0) }
    }
  }

  private func substitutions(_ dictionary: Int) -> [FormatRules.Variable] {
    view.members(dictionary).compactMap { name, node in
      guard let variations = view.value("variations", in: node),
        case .rules(let rules)? = chosen(variations), var variable = rules.variables.first
      else { return nil }
      variable.name = view.text(name)
      variable.argument = view.value("argNum", in: node).flatMap { Int(view.text($0)) }
      variable.valueType = text("formatSpecifier", in: node) ?? variable.valueType
      return variable.replacingPlaceholder()
    }
  }
}

extension StringValue {
  /// The value with variables added to its format.
  func completed(with variables: [FormatRules.Variable]) -> Self {
    guard !variables.isEmpty else { return self }
    switch self {
    case .text(let text): return .rules(FormatRules(format: text, variables: variables))
    case .rules(var rules):
      for index in rules.variables.indices {
        let forms = rules.variables[index].forms
        rules.variables[index].forms = forms.map {
          .init($0.name, $0.value.completed(with: variables))
        }
      }
      return .rules(rules)
    }
  }
}

extension FormatRules.Variable {
  /// Writes the argument as a specifier, where catalogs write `%arg`.
  func replacingPlaceholder() -> Self {
    var variable = self
    variable.forms = forms.map { form in
      guard case .text(let text) = form.value else { return form }
      return .init(
        form.name,
        text.replacing(bytesOf: "%arg", with: "%\(valueType ?? "lld")")
      )
    }
    return variable
  }
}
