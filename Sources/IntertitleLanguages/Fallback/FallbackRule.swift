/// Which languages are asked after a language and its parents, before the development language.
///
/// ```swift
/// FallbackRule(["zh-Hant": ["zh-Hans"], "gl": ["pt", "es"]])
/// FallbackRule { $0.language == "uk" ? ["ru"] : [] }
/// ```
public struct FallbackRule: Sendable {
  private let more: @Sendable (Language) -> [Language]

  /// CLDR's parents and nothing else.
  public static let cldr = FallbackRule { _ in [] }

  /// Creates a rule from a closure.
  ///
  /// - Parameter more: Gets the language that is asked for; gives what is to be asked after its
  ///   parents, in order. It may be called on any thread.
  public init(_ more: @escaping @Sendable (Language) -> [Language]) {
    self.more = more
  }

  /// Creates a rule from a table: an entry counts for its language and all whose parent it is.
  public init(_ table: [Language: [Language]]) {
    self.init { language in
      Language.lineage(of: language).lazy.compactMap { table[$0] }.first ?? []
    }
  }

  func callAsFunction(_ language: Language) -> [Language] { more(language) }
}
