internal import IntertitleLanguages

/// The variables of a format and their forms, cut into parts.
///
/// Forms may have rules of their own; their variables lie in the same list, and are known by name
/// only in those forms.
package final class FormatVariables: Sendable {
  /// A form and by what it is chosen.
  package struct Form: Sendable {
    package let name: String
    let category: PluralCategory?
    /// The width from which on it fits.
    package let width: Int
    package let body: FormatBody
  }

  package struct Variable: Sendable {
    package let name: String
    package let rule: FormatRules.Rule
    /// How its own number is written by `%arg`.
    let number: FormatPart
    /// How its own number is written in its forms, which is what its category goes by; nil where none
    /// shows it.
    fileprivate(set) var shown: FormatPart?
    package fileprivate(set) var forms: [Form] = []

    /// The form with a name.
    func form(_ category: PluralCategory) -> Form? { forms.first { $0.category == category } }

    /// The first placeholder of the general form, else of the first that has one; nil where none has.
    fileprivate var numberInForms: FormatPart? {
      let general = [form(.other)].compactMap { $0 } + forms
      let shown = general.lazy.compactMap { form in
        form.body.parts.first { $0.role != .literal && $0.role != .variable }
      }.first
      return shown.map { $0.role == .ownNumber ? number : $0 }
    }
  }

  /// Where a variable is, and what it reads.
  package struct Place {
    let index: Int
    /// Whether it looks at an argument.
    let readsArgument: Bool
    /// The place of that argument, from 0, where the rules say it.
    let argument: Int?
  }

  /// Finds a variable by its name.
  package typealias Finder = (String) -> Place?

  let rules: FormatRules
  package let all: [Variable]
  private let places: [String: Place]
  /// Whether there is markup in a form that is left out.
  let hasSystemMarkup: Bool

  init(_ rules: FormatRules) {
    self.rules = rules
    var collector = Collector()
    places = collector.add(rules.withoutBlankForms.variables, outer: [:], depth: 0)
    all = collector.all
    hasSystemMarkup = all.contains { $0.forms.contains(where: \.body.hasSystemMarkup) }
  }

  /// Finds a variable of the format itself.
  func find(_ name: String) -> Place? { places[name] }

  /// The bodies of all forms.
  var bodies: [FormatBody] { all.flatMap { $0.forms.map(\.body) } }
}

extension FormatVariables.Place: Sendable {}

/// Puts variables and those of their forms into one list.
private struct Collector {
  private(set) var all: [FormatVariables.Variable] = []

  /// How many variables a format has at most, and how deep their forms have rules; others are
  /// unknown.
  private static let limit = 1000
  private static let depthLimit = 8

  /// Adds the variables of one format.
  ///
  /// - Returns: Where each name leads in this format: to its own variables, then to outer ones.
  mutating func add(
    _ variables: [FormatRules.Variable],
    outer: [String: FormatVariables.Place],
    depth: Int
  ) -> [String: FormatVariables.Place] {
    guard depth < Self.depthLimit else { return outer }
    let own = variables.prefix(Self.limit - all.count)
    let start = all.count
    var places: [String: FormatVariables.Place] = [:]
    for variable in own {
      let place = FormatVariables.Place(
        index: all.count,
        readsArgument: variable.rule == .plural,
        argument: variable.argument.flatMap { 1...FormatPart.limit ~= $0 ? $0 - 1 : nil }
      )
      if places[variable.name] == nil { places[variable.name] = place }
      let number = Self.number(variable.valueType)
      all.append(.init(name: variable.name, rule: variable.rule, number: number))
    }
    places.merge(outer) { own, _ in own }
    for (index, variable) in zip(start..., own) {
      all[index].forms = variable.forms.map { form($0, places, depth) }
      all[index].shown = all[index].numberInForms
    }
    return places
  }

  private mutating func form(
    _ form: FormatRules.Form,
    _ places: [String: FormatVariables.Place],
    _ depth: Int
  ) -> FormatVariables.Form {
    FormatVariables.Form(
      name: form.name,
      category: PluralCategory(rawValue: form.name),
      width: Int(form.name) ?? 0,
      body: body(form.value, places, depth)
    )
  }

  private mutating func body(
    _ value: StringValue,
    _ places: [String: FormatVariables.Place],
    _ depth: Int
  ) -> FormatBody {
    switch value {
    case .text(let text): return FormatBody(text) { places[$0] }
    case .rules(let rules):
      let inner = add(rules.withoutBlankForms.variables, outer: places, depth: depth + 1)
      return FormatBody(rules.format) { inner[$0] }
    }
  }

  /// The part that a value type (`lld`) stands for; without one, whatever the argument is.
  private static func number(_ valueType: String?) -> FormatPart {
    let body = FormatBody("%" + (valueType ?? "@"), nil)
    return body.parts.first { $0.role != .literal } ?? FormatPart(role: .text)
  }
}
