public import IntertitleLanguages

/// A text that may have been finished before it was assigned, and what is known of how it was made.
///
/// A link asks the source of a run which key it was made of:
/// ```swift
/// source.recover(FinishedText("You have 3 messages"))
/// ```
public struct FinishedText: Hashable, Sendable {
  /// The words, with everything in them.
  public var words: String
  /// The table to look in; nil for the main table.
  public var table: String?
  /// What code wrote, with a specifier for each of the arguments; nil where code assigned words.
  public var pattern: String?
  /// What code put into the pattern.
  public var arguments: [TextArgument]
  /// How keys begin that go before others which have the same text; the first one that any has counts.
  public var preferredPrefixes: [String]
  /// Whether the words were put into another text.
  ///
  /// Of an assigned text that is a key nothing is to be found out. Words in a text are a name more
  /// often than a key: of them only texts of the development language are found.
  public var isArgument: Bool

  /// Describes words that code assigned.
  ///
  /// - Parameters:
  ///   - words: The words, with everything in them.
  ///   - table: The table to look in; nil for the main table.
  ///   - pattern: What code wrote, with a specifier for each of the arguments; nil for words alone.
  ///   - arguments: What code put into the pattern.
  ///   - preferredPrefixes: How keys begin that go before others which have the same text.
  ///   - isArgument: Whether the words were put into another text.
  public init(
    _ words: String,
    table: String? = nil,
    pattern: String? = nil,
    arguments: [TextArgument] = [],
    preferredPrefixes: [String] = [],
    isArgument: Bool = false
  ) {
    self.words = words
    self.table = table
    self.pattern = pattern
    self.arguments = arguments
    self.preferredPrefixes = preferredPrefixes
    self.isArgument = isArgument
  }
}
