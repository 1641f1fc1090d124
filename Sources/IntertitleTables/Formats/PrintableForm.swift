internal import IntertitleLanguages

extension FormatRules {
  /// The most general forms as one text whose placeholders `printf` can fill.
  ///
  /// `printf` knows no `%#@files@`: it gets the form for all other numbers in its place, with the
  /// number's own placeholder.
  ///
  /// - Complexity: Linear in the forms.
  package var printableForm: String { spellingOwnNumbers(nil).flattened.fitForPrintf }

  /// The rules with a placeholder of `printf` where a form says `%arg`.
  ///
  /// - Parameter outer: The value type of the variable in whose form the rules stand.
  /// - Returns: The rules.
  fileprivate func spellingOwnNumbers(_ outer: String?) -> FormatRules {
    var rules = self
    rules.format = format.spellingOwnNumber(outer)
    for index in rules.variables.indices {
      let type = variables[index].valueType ?? outer
      rules.variables[index].forms = variables[index].forms.map { form in
        switch form.value {
        case .text(let text): Form(form.name, text.spellingOwnNumber(type))
        case .rules(let inner): Form(form.name, .rules(inner.spellingOwnNumbers(type)))
        }
      }
    }
    return rules
  }
}

extension String {
  /// The format with a placeholder for a number where it says `%arg`; a long integer unless said.
  fileprivate func spellingOwnNumber(_ valueType: String?) -> String {
    guard holds(bytesOf: "%arg") else { return self }
    return FormatBody(self, nil).replacingHoles { hole in
      hole.role == .ownNumber ? "%" + (valueType ?? "lld") : nil
    }
  }

  /// The format as `printf` takes it: variables that have no forms are text, and where one hole names
  /// its argument all do.
  fileprivate var fitForPrintf: String {
    let body = FormatBody(self, nil)
    let holes = body.parts.filter { $0.role != .literal && $0.role != .variable }
    let mixes = Set(holes.map { $0.flags.contains(.numbered) }).count > 1
    return body.replacingHoles { hole in
      if hole.role == .variable { return "%" + body.spelling(hole) }
      return mixes ? body.spelling(hole, numbered: Int(hole.position)) : nil
    }
  }
}
