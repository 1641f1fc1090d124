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
/// One that stands before another one names it as its ``base``: what it does not answer itself, the
/// other one is asked. It is how a link watches what the links behind it ask, or answers some of it:
/// ```swift
/// final class Watched: TextSource {
///   let base: (any TextSource)?
///   let language: Language
///
///   init(_ base: any TextSource) { (self.base, language) = (base, base.language) }
///
///   func answer(forKey key: String, table: String?) -> TextResolution? {
///     log(key)
///     return base?.answer(forKey: key, table: table)
///   }
///
///   func report(_ diagnostic: Diagnostic) { base?.report(diagnostic) }
/// }
/// ```
/// Every question has a way of its own: a text with arguments or a context is asked for by
/// ``answer(forKey:table:context:arguments:)``, a finished one by ``recover(_:)``. What a later
/// version asks is asked of the other source too.
public protocol TextSource: AnyObject, Sendable {
  /// Who is asked what this source does not answer itself; nil, unless said, for nobody.
  var base: (any TextSource)? { get }

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

  /// The key and the arguments that a finished text was made of; nothing is reported.
  ///
  /// - Parameter text: What was assigned, and what is known of how it was made.
  /// - Returns: What was found; nothing is guessed. A source that knows no other language finds
  ///   nothing.
  func recover(_ text: FinishedText) -> TextRecovery

  /// What a text is without what stands round it, as `Name` is of `• Name:`.
  ///
  /// This is a matter of writing: no table is asked, and most of the parts are no keys.
  ///
  /// - Parameter text: What was assigned.
  /// - Returns: The parts, the one with the least taken off first; the text itself is not among them. A
  ///   source that does not know how its language is written finds none.
  func parts(of text: String) -> [TextPart]

  /// Whether a text is a figure: a number, a date, a time, an amount, or signs without a letter.
  ///
  /// An app shows figures through the same places as words; they are no keys that somebody forgot.
  ///
  /// - Parameter text: What was assigned.
  /// - Returns: Whether there is no word in it that could be translated. A source that does not know
  ///   how its language writes dates knows what is written alike everywhere.
  func isFigure(_ text: String) -> Bool

  /// Takes note of something that a person should know; nothing is printed.
  ///
  /// - Parameter diagnostic: What it is. It comes on whatever thread a chain runs.
  func report(_ diagnostic: Diagnostic)
}

extension TextSource {
  /// Nobody.
  public var base: (any TextSource)? { nil }

  /// Asks the other source; where there is none, answers with the text for the key alone.
  public func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    guard let base else { return answer(forKey: key, table: table) }
    return base.answer(forKey: key, table: table, context: context, arguments: arguments)
  }

  /// Asks the other source; where there is none, asks for the text.
  public func has(_ key: String, table: String?) -> Bool {
    base?.has(key, table: table) ?? (answer(forKey: key, table: table) != nil)
  }

  /// Asks the other source; where there is none, finds nothing.
  public func recover(_ text: FinishedText) -> TextRecovery { base?.recover(text) ?? .none }

  /// Asks the other source; where there is none, knows what is written alike everywhere.
  public func isFigure(_ text: String) -> Bool {
    base?.isFigure(text) ?? FigureWords.isInternational(text)
  }

  /// Asks the other source; where there is none, takes nothing off.
  public func parts(of text: String) -> [TextPart] { base?.parts(of: text) ?? [] }
}
