internal import IntertitleTables

/// Rules as a string catalog lays them out: what varies as a whole, and beside it the numbers that a
/// format holds.
///
/// A catalog has no rules by width, and numbers only at the top: those of forms move there, under
/// another name where theirs is taken.
struct CatalogLayout {
  /// A text, or what it varies by.
  indirect enum Value {
    case text(String)
    case variations(FormatRules.Rule, [(name: String, value: Value)])
  }

  /// A number in a format.
  struct Substitution: Equatable {
    var name: String
    /// The place of its argument, from 1.
    var argument: Int
    /// How the number is written, without the percent sign.
    var type: String
    var forms: [FormatRules.Form]

    /// A form as catalogs write it: its own number is `%arg`, what it reads behind that is numbered.
    func text(of form: FormatRules.Form) -> String {
      let body = FormatBody(form.text, nil)
      return body.replacingHoles { part in
        let spelling = body.spelling(part)
        guard !part.flags.contains(.numbered) else { return nil }
        if part.position == 0 { return spelling == "%\(type)" ? "%arg" : nil }
        return body.spelling(part, numbered: argument - 1 + Int(part.position))
      }
    }
  }

  /// What the entry says.
  private(set) var value = Value.text("")
  /// The numbers in it.
  private(set) var substitutions: [Substitution] = []
  /// The variables of which only the most general form is there.
  private(set) var flattened: [FormatRules.Variable] = []

  /// Lays rules out.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - keepsFormat: whether a number that chooses the whole text stands in a format all the same.
  init(_ rules: FormatRules, keepsFormat: Bool = false) {
    value = keepsFormat ? .text(format(of: rules)) : value(of: rules)
  }

  private mutating func value(of rules: FormatRules) -> Value {
    guard let variable = rules.wholeVariable, variable.isVariation else {
      return .text(format(of: rules))
    }
    var forms: [(name: String, value: Value)] = []
    for form in variable.forms {
      switch form.value {
      case .text(let text): forms.append((form.name, .text(text)))
      case .rules(let inner): forms.append((form.name, value(of: inner)))
      }
    }
    return .variations(variable.rule, forms)
  }

  /// A format whose numbers are among the substitutions.
  private mutating func format(of rules: FormatRules) -> String {
    let places = rules.argumentPlaces
    var words: [String: String] = [:]
    for (number, variable) in rules.variables.enumerated() {
      if variable.rule == .plural, variable.forms.allSatisfy(\.isText) {
        let place = places[variable.name] ?? variable.argument ?? number + 1
        words[variable.name] = "#@\(add(variable, place))@"
      } else {
        flattened.append(variable)
        words[variable.name] = variable.flattened
      }
    }
    return rules.replacingVariables(with: words, isNumbered: rules.isMovedByNaming(places))
  }

  /// Adds a number.
  ///
  /// - Returns: the name that it has.
  private mutating func add(_ variable: FormatRules.Variable, _ place: Int) -> String {
    var item = Substitution(
      name: variable.name,
      argument: place,
      type: variable.numberType ?? "lld",
      forms: variable.forms
    )
    var copies = 1
    while let other = substitutions.first(where: { $0.name == item.name }), other != item {
      copies += 1
      item.name = "\(variable.name)\(copies)"
    }
    if !substitutions.contains(item) { substitutions.append(item) }
    return item.name
  }
}

extension FormatRules {
  /// Whether other placeholders would read other arguments if those of variables were named.
  fileprivate func isMovedByNaming(_ places: [String: Int]) -> Bool {
    var named = self
    for (index, variable) in variables.enumerated() {
      named.variables[index].argument = places[variable.name]
    }
    return Format(named).body.parts.map(\.position) != Format(self).body.parts.map(\.position)
  }

  /// The format with other words for its variables: those that begin with `#@` keep the position.
  fileprivate func replacingVariables(
    with words: [String: String],
    isNumbered: Bool
  ) -> String {
    let format = Format(self)
    return format.body.replacingHoles { part in
      let spelling =
        isNumbered
        ? format.body.spelling(part, numbered: Int(part.position)) : format.body.spelling(part)
      guard part.variable >= 0, let name = format.variables?.all[Int(part.variable)].name,
        let word = words[name]
      else { return spelling }
      guard word.hasPrefix("#@") else { return word }
      return String(spelling[..<(spelling.firstIndex(of: "#") ?? spelling.startIndex)]) + word
    }
  }
}

extension FormatRules.Variable {
  /// Whether a catalog can vary the whole text by it and lose nothing: by device, or by a number
  /// that is the first argument and is written in a form as it would be read from there.
  fileprivate var isVariation: Bool {
    switch rule {
    case .device: return true
    case .width: return false
    case .plural:
      let type = forms.lazy.compactMap { VariableNames.numberType(in: $0.text) }.first ?? "lld"
      return (argument ?? 1) == 1 && type == numberType ?? type
    }
  }

  /// How the number is written, without the percent sign that some write.
  fileprivate var numberType: String? { valueType.map { String($0.drop { $0 == "%" }) } }
}

extension FormatRules.Form {
  fileprivate var isText: Bool {
    if case .text = value { true } else { false }
  }
}
