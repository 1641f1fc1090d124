internal import IntertitleLanguages

/// The variables of a format and their forms, cut into parts.
final class FormatVariables: Sendable {
  /// A form and by what it is chosen.
  struct Form: Sendable {
    let name: String
    let category: PluralCategory?
    /// The width from which on it fits.
    let width: Int
    let body: FormatBody
  }

  struct Variable: Sendable {
    let name: String
    let rule: FormatRules.Rule
    /// How its own number is written.
    let number: FormatPart
    let forms: [Form]

    /// The form with a name.
    func form(_ category: PluralCategory) -> Form? { forms.first { $0.category == category } }
  }

  /// Where a variable of a name is, and whether it reads an argument.
  typealias Finder = (String) -> (index: Int, readsArgument: Bool)?

  /// How many variables a format has at most; the others are unknown.
  static let limit = 1000

  let rules: FormatRules
  let all: [Variable]
  private let places: [String: Int]

  init(_ rules: FormatRules) {
    self.rules = rules
    let known = rules.variables.prefix(Self.limit)
    let places = Dictionary(zip(known.map(\.name), 0...)) { first, _ in first }
    self.places = places
    let find = Self.finder(places, Array(known))
    all = known.map { variable in
      Variable(
        name: variable.name,
        rule: variable.rule,
        number: Self.number(variable.valueType),
        forms: variable.forms.map { form in
          Form(
            name: form.name,
            category: PluralCategory(rawValue: form.name),
            width: Int(form.name) ?? 0,
            body: FormatBody(form.text, find)
          )
        }
      )
    }
  }

  /// Where a variable is, and whether it looks at an argument.
  func find(_ name: String) -> (index: Int, readsArgument: Bool)? {
    places[name].map { ($0, all[$0].rule == .plural) }
  }

  /// The bodies of all forms.
  var bodies: [FormatBody] { all.flatMap { $0.forms.map(\.body) } }

  private static func finder(
    _ places: [String: Int],
    _ variables: [FormatRules.Variable]
  ) -> Finder {
    { name in places[name].map { ($0, variables[$0].rule == .plural) } }
  }

  /// The part that a value type (`lld`) stands for; without one, whatever the argument is.
  private static func number(_ valueType: String?) -> FormatPart {
    let body = FormatBody("%" + (valueType ?? "@"), nil)
    return body.parts.first { $0.role != .literal } ?? FormatPart(role: .text)
  }
}
