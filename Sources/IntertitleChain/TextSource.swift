public import IntertitleLanguages

/// Who answers the look-ups of a run: the tables of one language, as they were when the run began.
///
/// The chain knows nothing of tables and tables know nothing of the chain; this is what they share.
/// A source of your own needs a language, ``answer(forKey:table:)`` and ``report(_:)``:
/// ```swift
/// final class Words: TextSource {
///   let language: Language = "fr"
///
///   func answer(forKey key: String, table: String?) -> TextResolution? {
///     key == "Wallet" ? TextResolution("Portefeuille", origin: TextOrigin(.table)) : nil
///   }
///
///   func report(_ diagnostic: Diagnostic) {}
/// }
/// ```
/// One that stands before another one is a ``ForwardingTextSource``.
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

  /// What a text is without what stands round it, as `Name` is of `• Name:`.
  ///
  /// This is a matter of writing: no table is asked, and most of the parts are no keys.
  ///
  /// - Parameter text: What was assigned.
  /// - Returns: The parts, the one with the least taken off first; the text itself is not among them. A
  ///   source that does not know how its language is written finds none.
  func parts(of text: String) -> [TextPart]

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

  /// Takes nothing off.
  public func parts(of text: String) -> [TextPart] { [] }
}
