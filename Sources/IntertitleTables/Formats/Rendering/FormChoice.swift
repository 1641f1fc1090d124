internal import IntertitleLanguages

/// Which of a variable's forms is shown.
enum FormChoice {
  /// By the plural category of a number.
  ///
  /// As in Apple's files a form `zero` stands for 0 in every language. A form that is missing is
  /// replaced by `other`.
  static func plural(
    _ variable: FormatVariables.Variable,
    _ argument: TextArgument,
    _ language: Language
  ) -> FormatVariables.Form? {
    guard let operands = operands(variable, argument) else { return variable.form(.other) }
    if operands.isNumber, operands.i == 0, operands.t == 0, let zero = variable.form(.zero) {
      return zero
    }
    return variable.form(language.pluralCategory(for: operands)) ?? variable.form(.other)
  }

  /// The category that a number has.
  static func category(
    _ variable: FormatVariables.Variable,
    _ argument: TextArgument,
    _ language: Language
  ) -> PluralCategory {
    operands(variable, argument).map { language.pluralCategory(for: $0) } ?? .other
  }

  /// By the device: its own names, then `other`, then `iphone`, then the first form.
  static func device(
    _ variable: FormatVariables.Variable,
    _ devices: [String]
  ) -> FormatVariables.Form? {
    for name in devices + ["other", "iphone"] {
      if let form = variable.forms.first(where: { $0.name == name }) { return form }
    }
    return variable.forms.first
  }

  /// By the width: the widest that fits, the narrowest if none does, the widest if nothing limits.
  static func width(_ variable: FormatVariables.Variable, _ width: Int?) -> FormatVariables.Form? {
    let fitting = variable.forms.filter { $0.width <= width ?? .max }
    return fitting.max { $0.width < $1.width } ?? variable.forms.min { $0.width < $1.width }
  }

  /// What rules look at: the number as the variable's forms show it, else with the precision of its
  /// type, else as it is.
  private static func operands(
    _ variable: FormatVariables.Variable,
    _ argument: TextArgument
  ) -> PluralOperands? {
    let number = variable.number
    guard let part = variable.shown ?? (number.precision >= 0 ? number : nil) else {
      return argument.pluralOperands()
    }
    if case .integer = argument.value, part.isWhole { return argument.pluralOperands() }
    return shown(argument, as: part).flatMap { PluralOperands(decimal: $0) }
      ?? argument.pluralOperands()
  }

  /// A number as a placeholder shows it, in ASCII; nil where it is written in another way than with
  /// digits and a point.
  private static func shown(_ argument: TextArgument, as part: FormatPart) -> String? {
    if case .text = argument.value { return nil }
    guard part.isWhole || part.role == .fixed || part.role == .general else { return nil }
    guard part.flags.isDisjoint(with: [.argumentWidth, .argumentPrecision]) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { lent in
      var sink = TextBuffer(lent)
      let isWritten = ArgumentWriter(part, argument, .plain).write(to: &sink)
      let text = sink.finish()
      return isWritten ? text : nil
    }
  }
}

extension FormatPart {
  /// Whether a whole number is shown with its digits and nothing else.
  fileprivate var isWhole: Bool { role == .text || role == .signed || role == .unsigned }
}
