public import IntertitleLanguages

/// A text that may be a key with something round it: `"  Name:"`, `"• Photos"`, `"SIGN IN"`.
///
/// ``candidates`` are the keys to look up, the one with the least taken off first; what was taken
/// off is put back by ``restored(_:as:in:)``, as the language writes it.
///
/// ```swift
/// let composite = CompositeText("Name:")
/// for candidate in composite.candidates {           // "Name"
///   if let text = table.text(forKey: candidate.key) {
///     return composite.restored(text, as: candidate, in: "zh")  // 名称：
///   }
/// }
/// ```
public struct CompositeText: Sendable {
  /// A key and what stands round it.
  public struct Candidate: Hashable, Sendable {
    /// What to look up.
    public let key: String
    /// What was taken off.
    public let decoration: TextDecoration
  }

  /// The text as it was assigned.
  public let text: String
  /// The keys to look up, the one with the least taken off first; the text itself is not among them.
  public let candidates: [Candidate]

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: Any text; of one longer than 4,096 bytes nothing is taken off.
  ///   - language: The language that the text is in.
  /// - Complexity: O(*n*), with at most 26 candidates.
  public init(_ text: String, in language: Language = "en") {
    self.text = text
    candidates = CompositeReader(text, language).candidates
  }

  /// The text of another language with what was taken off, as that language writes it.
  ///
  /// - Parameters:
  ///   - translation: The text found for the candidate's key.
  ///   - candidate: The candidate.
  ///   - language: The language of the translation.
  /// - Returns: The text to show.
  public func restored(
    _ translation: String,
    as candidate: Candidate,
    in language: Language
  ) -> String {
    DecorationWriter(candidate.decoration, language).text(round: translation)
  }
}
