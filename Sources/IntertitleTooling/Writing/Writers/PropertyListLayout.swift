internal import IntertitleTables

/// Rules as a property list can hold them.
///
/// The whole text may be chosen by width or device, and such a form may be a format with variables;
/// a variable may be chosen by a number or by width, its forms are texts.
struct PropertyListLayout {
  /// What can be held.
  private(set) var rules: FormatRules
  /// The variables of which only the most general form is there.
  private(set) var flattened: [FormatRules.Variable] = []

  init(_ rules: FormatRules) {
    self.rules = rules.namingArgumentsInFormat
    self.rules = held(self.rules)
  }

  private mutating func held(_ rules: FormatRules) -> FormatRules {
    var rules = rules
    let isChoice = rules.wholeChoice != nil
    for index in rules.variables.indices {
      let variable = rules.variables[index]
      if variable.rule == .device, !isChoice {
        flattened.append(variable)
        rules.format = VariableNames.replacingVariable(
          variable.name,
          in: rules.format,
          with: variable.flattened
        )
      }
      rules.variables[index].forms = variable.forms.map { held($0, inChoice: isChoice) }
    }
    if !isChoice { rules.variables.removeAll { $0.rule == .device } }
    return rules
  }

  private mutating func held(_ form: FormatRules.Form, inChoice: Bool) -> FormatRules.Form {
    guard case .rules(let inner) = form.value else { return form }
    if inChoice, inner.wholeChoice == nil { return .init(form.name, .rules(held(inner))) }
    flattened += inner.variables
    return .init(form.name, inner.flattened)
  }
}

extension FormatRules {
  /// The one variable that chooses the whole text by width or device.
  var wholeChoice: Variable? {
    guard let variable = wholeVariable, variable.rule != .plural,
      variable.name == variable.rule.propertyListKey
    else { return nil }
    return variable
  }
}

extension FormatRules.Rule {
  /// What a property list calls the rule.
  var propertyListKey: String {
    switch self {
    case .plural: "NSStringPluralRuleType"
    case .width: "NSStringVariableWidthRuleType"
    case .device: "NSStringDeviceSpecificRuleType"
    }
  }
}
