/// The language that was found for what somebody prefers.
public struct LanguageMatch: Hashable, Sendable {
  /// One of the available languages, as it was spelled there, or the development language.
  public let language: Language
  /// Which preferred language it serves; nil where nothing acceptable was available.
  public let preferred: Language?

  /// Whether nothing acceptable was available: ``language`` is the development language.
  public var isDefault: Bool { preferred == nil }

  /// Creates a match.
  public init(language: Language, preferred: Language?) {
    self.language = language
    self.preferred = preferred
  }
}
