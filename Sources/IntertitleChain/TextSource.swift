public import IntertitleLanguages

/// Who answers the look-ups of a run: the tables of one language, as they were when the run began.
///
/// The chain knows nothing of tables and tables know nothing of the chain; this is what they share.
public protocol TextSource: AnyObject, Sendable {
  /// The language that is answered in.
  var language: Language { get }

  /// Answers with the text for a key, or nil where no language of the fallback chain has it.
  ///
  /// - Parameters:
  ///   - key: What to look up, compared by canonical equivalence.
  ///   - table: The table's name; nil for the main table.
  /// - Returns: The text and where it came from.
  func answer(forKey key: String, table: String?) -> TextResolution?

  /// Answers with the text for a key in a context, with arguments in its holes.
  ///
  /// - Parameters:
  ///   - key: What to look up.
  ///   - table: The table's name; nil for the main table.
  ///   - context: What tells the key from the same words elsewhere: with `door`, `Open` is looked up
  ///     as `Open_door` first.
  ///   - arguments: What is put into the holes of the text, in the language's own way.
  /// - Returns: The text and where it came from; nil where no language of the fallback chain has one
  ///   that the arguments fit. A source without formats looks at the key alone.
  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution?

  /// Whether a table has a key; nothing is reported.
  ///
  /// - Parameters:
  ///   - key: What would be looked up.
  ///   - table: The table's name; nil for the main table.
  /// - Returns: Whether a language of the fallback chain has it.
  func has(_ key: String, table: String?) -> Bool

  /// The key and the arguments that a finished text was made of; nil where it is a key itself, and
  /// where not exactly one key can have made it.
  ///
  /// - Parameters:
  ///   - text: What was assigned.
  ///   - table: The table's name; nil for the main table.
  /// - Returns: What was found. A source that knows no other language finds nothing.
  func recover(_ text: String, table: String?) -> RecoveredKey?

  /// The keys that can have made a finished text, where there is no telling which did; nothing is
  /// reported.
  ///
  /// - Parameters:
  ///   - text: What was assigned.
  ///   - table: The table's name; nil for the main table.
  /// - Returns: One key where it can have made the text in several ways. Nothing where
  ///   ``recover(_:table:)`` finds something, and where no key can have made it.
  func candidates(for text: String, table: String?) -> [String]

  /// Takes note of something that a person should know; nothing is printed.
  ///
  /// - Parameter diagnostic: What it is. It comes on whatever thread a chain runs.
  func report(_ diagnostic: Diagnostic)
}

extension TextSource {
  /// Answers with the text for the key alone.
  public func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    answer(forKey: key, table: table)
  }

  /// Asks for the text.
  public func has(_ key: String, table: String?) -> Bool {
    answer(forKey: key, table: table) != nil
  }

  /// Finds nothing.
  public func recover(_ text: String, table: String?) -> RecoveredKey? { nil }

  /// Has no doubts.
  public func candidates(for text: String, table: String?) -> [String] { [] }
}

/// The key that a finished text was made of, and what was put into it.
public struct RecoveredKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// What was put into its holes; empty for a text that was taken from a table as it is.
  public let arguments: [TextArgument]

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: What was put into its holes; empty for a text that was taken as it is.
  public init(key: String, arguments: [TextArgument]) {
    self.key = key
    self.arguments = arguments
  }
}
