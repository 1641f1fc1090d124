/// What stands round the words of a text: blanks, a bullet or number before them, marks behind.
public struct TextDecoration: Hashable, Sendable {
  /// A mark behind the words, whatever a language writes for it.
  public enum Mark: Hashable, Sendable {
    /// `:`
    case colon
    /// `…`
    case ellipsis
    /// `...`
    case points
    /// `*`
    case asterisk
    /// `!`
    case exclamation
    /// `?`
    case question
    /// A blank as it was written.
    case blank(Character)
  }

  /// What was done to the letters.
  public enum LetterCase: Hashable, Sendable {
    /// Nothing.
    case asWritten
    /// All are capitals.
    case capitals
  }

  /// Blanks before everything.
  public var leadingBlanks = ""
  /// `• `, `1. `, with the blanks behind it.
  public var prefix = ""
  /// The marks behind the words, in their order.
  public var marks: [Mark] = []
  /// Blanks behind everything.
  public var trailingBlanks = ""
  /// What was done to the letters.
  public var letterCase = LetterCase.asWritten

  /// Nothing stands round the words.
  public init() {}

  /// Whether nothing stands round the words.
  public var isEmpty: Bool { self == TextDecoration() }
}
