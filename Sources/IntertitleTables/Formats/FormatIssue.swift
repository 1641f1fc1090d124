internal import IntertitleLanguages

/// Something in a format that is not in the subset and is shown as text.
public struct FormatIssue: Hashable, Sendable {
  /// Why it is not a placeholder.
  public enum Reason: Hashable, Sendable {
    /// `%` before a blank, a letter that names no conversion, or the end.
    case lonePercent
    /// A conversion that `printf` has and this subset does not: `%n`, `%p`, `%a`.
    case unsupported
    /// A position, width or precision beyond 1,000, or the position 0.
    case outOfBounds
    /// `%#@name` without the second `@`.
    case unfinishedVariable
    /// One argument is asked for in two kinds.
    case conflict
    /// `^[…](inflect: true)`, which only the system understands; what is in it is shown without it.
    case systemMarkup
  }

  /// Why it is not a placeholder.
  public let reason: Reason
  /// What stands there: `%`, `%5$`, `%n`.
  public let spelling: String
  /// Where it begins, in bytes of the format's UTF-8.
  public let offset: Int
}

extension FormatIssue: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch reason {
    case .lonePercent:
      "\(spelling.inBackticks) is no placeholder and is shown as text; write `%%` for a percent sign"
    case .unsupported:
      "\(spelling.inBackticks) is not supported and is shown as text; write `%%` for a percent sign"
    case .outOfBounds:
      "\(spelling.inBackticks) is shown as text: positions, widths and precisions end at \(FormatPart.limit)"
    case .unfinishedVariable:
      "\(spelling.inBackticks) is shown as text: a variable is written `%#@name@`"
    case .conflict:
      "\(spelling.inBackticks) asks for an argument that another placeholder reads as a different kind"
    case .systemMarkup:
      "\("^[…](…)".inBackticks) is markup that only the system understands and is left out;"
        + " say the forms by plural rules"
    }
  }
}
