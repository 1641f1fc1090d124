internal import IntertitleLanguages

// Arguments that no hole shows.
extension PatternExpansion {
  /// The greatest number that a form without a hole may stand for, and beyond which rules repeat.
  private static let greatest = 1200

  /// The arguments that a pattern's forms tell; nil where one is not told.
  func tell(_ pattern: Pattern) -> [Int: TextArgument]? {
    let shown = Set(pattern.holes.map(\.position))
    var told: [Int: TextArgument] = [:]
    for position in Set(pattern.choices.map(\.position)).subtracting(shown) {
      let choices = pattern.choices.filter { $0.position == position && isPlural($0) }
      guard !choices.isEmpty else { continue }
      let fitting = (0...Self.greatest).lazy.map { TextArgument.integer($0, .plain) }
        .filter { argument in choices.allSatisfy { chooses($0, argument) } }.prefix(2)
      guard fitting.count == 1, let only = fitting.first else { return nil }
      told[position] = only
    }
    return told
  }

  private func isPlural(_ choice: Pattern.Choice) -> Bool {
    format.variables?.all[choice.variable].rule == .plural
  }

  private func chooses(_ choice: Pattern.Choice, _ argument: TextArgument) -> Bool {
    FormChoice.chooses(choice, argument, format.variables, context.language)
  }
}

extension FormChoice {
  /// Whether an argument chooses the form that a text has.
  static func chooses(
    _ choice: Pattern.Choice,
    _ argument: TextArgument,
    _ variables: FormatVariables?,
    _ language: Language
  ) -> Bool {
    guard let variables else { return false }
    let variable = variables.all[choice.variable]
    guard variable.rule == .plural else { return true }
    return plural(variable, argument, language)?.name == variable.forms[choice.form].name
  }
}
