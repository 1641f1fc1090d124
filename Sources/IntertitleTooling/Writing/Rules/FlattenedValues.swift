internal import IntertitleTables

// What of other values is left where a file can hold but one text.
extension [FormatRules.Variable] {
  /// What the variables and those of their forms choose by, in words: `the plural rules`.
  var kinds: String {
    let found = Set(withThoseOfForms.map(\.rule.rawValue)).sorted()
    return "the \(found.joined(separator: " and ")) rules"
  }

  private var withThoseOfForms: Self {
    self
      + flatMap(\.forms).flatMap { form -> Self in
        guard case .rules(let inner) = form.value else { return [] }
        return inner.variables.withThoseOfForms
      }
  }
}

extension FormatRules.Variable {
  /// The most general form as one text.
  var flattened: String {
    guard let form = mostGeneralForm else { return "" }
    guard case .rules(let inner) = form.value else { return form.text }
    return inner.flattened
  }
}

extension StringValue {
  /// The value as one text without variables.
  var flattened: String {
    switch self {
    case .text(let text): text
    case .rules(let rules): rules.flattened
    }
  }
}
