/// The language that was found for what somebody prefers.
package struct LanguageMatch: Hashable, Sendable {
  /// One of the available languages, as it was spelled there, or the development language.
  package let language: Language
  /// Which preferred language it serves; nil where nothing acceptable was available.
  package let preferred: Language?

  /// Whether nothing acceptable was available: ``language`` is the development language.
  package var isDefault: Bool { preferred == nil }

  /// Creates a match.
  package init(language: Language, preferred: Language?) {
    self.language = language
    self.preferred = preferred
  }
}
