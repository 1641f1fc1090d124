public import Intertitle

/// What every text of a screen shows in a language, line by line, to be kept in a golden file.
///
/// ```swift
/// let transcript = screen.tree.transcript(in: "fr")
/// let report = transcript.check(against: "Golden/wallet.fr.txt", beside: #filePath)
/// #expect(report.isClean, "\(report)")
/// ```
/// A line has the slot, the key, the text and where the text came from:
/// ```text
/// navigationTitle “Wallet” → “Portefeuille” (table Localizable, fr)
/// label “Send” → “Send” (missing)
/// label “Hello, Lena” (verbatim)
/// ```
/// Where nobody answered, a number, a date or an amount is a `figure`, and what several keys can have made
/// is `in doubt`. There is no path, line or number in it, so that it is the same on every machine, and stays the same
/// when a table grows.
public struct TextTranscript: Hashable, Sendable {
  /// The lines, in the order in which a person reads the texts.
  public let lines: [String]
}

extension TextTranscript: CustomStringConvertible {
  /// The lines, each with its end.
  public var description: String { lines.map { $0 + "\n" }.joined() }
}

extension Sequence<InterceptedText> {
  /// What every text shows in a language, whichever is in use.
  ///
  /// Texts that hold nothing have no line. A text that belongs to another localizer says so in place of
  /// where it came from.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localizer: The localizer under test; nil for that of the first text.
  /// - Returns: The lines.
  /// - Complexity: One run of the chain for each text.
  public func transcript(in language: Language, of localizer: Localizer? = nil) -> TextTranscript {
    let texts = CheckedTexts(self, of: localizer)
    var speakers = Speakers(of: language)
    let lines = texts.texts.compactMap { text -> String? in
      guard let content = text.content else { return nil }
      let shown = speakers.explain(content, of: text)
      return shown.line(for: text, isStranger: texts.isStranger(text))
    }
    return TextTranscript(lines: lines)
  }
}

extension TextBearer {
  /// What every text of the model shows in a language, whichever is in use.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localizer: The localizer under test; nil for that of the first text.
  /// - Returns: The lines.
  public func transcript(in language: Language, of localizer: Localizer? = nil) -> TextTranscript {
    texts.transcript(in: language, of: localizer)
  }
}
