internal import IntertitleTables

extension FormatRules {
  /// The variables that choose by a number, those inside of other forms included.
  var pluralVariables: [Variable] {
    variables.flatMap { variable in
      variable.rule == .plural ? [variable] : variable.forms.flatMap(\.value.pluralVariables)
    }
  }
}

extension StringValue {
  fileprivate var pluralVariables: [FormatRules.Variable] {
    guard case .rules(let rules) = self else { return [] }
    return rules.pluralVariables
  }
}
