public import IntertitleChain
public import IntertitleLanguages

extension Localizer {
  /// A localizer over the same tables and chain with a language of its own, which nothing
  /// remembers: for a request, a preview, a letter in the reader's language.
  ///
  /// It follows changes of the tables and the chain, but not of the language.
  ///
  /// - Parameter language: The language; matched against the tables like any other.
  /// - Returns: The localizer.
  /// - Complexity: O(1) where the language was in use before; else one reading of its files, here
  ///   and not when the first text is assigned.
  public func speaking(_ language: Language) -> Localizer {
    let system = control.settings.system
    let control = LanguageControl(speaking: language, system: system, in: family)
    let localizer = Localizer(family, control, shelf, keyPreference)
    _ = tables.library.tables(for: control.currentState.new)
    return localizer
  }

  /// A localizer with the same tables and language and a chain of its own: for one part of an app.
  ///
  /// It follows changes of the tables and the language. Where all texts of a screen are people's
  /// own words:
  /// ```swift
  /// let chat = Localizer.current.intercepting(with: [.verbatim]).scoped { ChatScreen() }
  /// ```
  /// - Parameter chain: What texts go through there.
  /// - Returns: The localizer.
  public func intercepting(with chain: TextChain) -> Localizer {
    Localizer(family, control, ChainShelf(chain, log), keyPreference)
  }

  /// Lets models that are made inside use this localizer.
  ///
  /// They keep it after the scope has ended. The innermost scope counts.
  ///
  /// - Parameter body: Makes the models.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  public func scoped<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.withScope(self, body)
  }

  /// Lets models that are made inside use this localizer, in child tasks too; detached tasks begin
  /// outside of all scopes.
  ///
  /// - Parameters:
  ///   - isolation: The caller's own.
  ///   - body: Makes the models.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  public func scoped<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$scope.withValue(self, operation: body, isolation: isolation)
  }

  /// Lets models that are made inside use this localizer's tables in a language of their own.
  ///
  /// - Parameters:
  ///   - language: The language, as for ``speaking(_:)``; switches do not change it.
  ///   - body: Makes the models.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  public func scoped<Result, Failure: Error>(
    to language: Language,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try speaking(language).scoped(body)
  }

  /// Lets models that are made inside use this localizer's tables in a language of their own.
  ///
  /// - Parameters:
  ///   - language: The language, as for ``speaking(_:)``; switches do not change it.
  ///   - isolation: The caller's own.
  ///   - body: Makes the models.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  public func scoped<Result>(
    to language: Language,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await speaking(language).scoped(isolation: isolation, body)
  }

  private static func withScope<Result, Failure: Error>(
    _ localizer: Localizer,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` rethrows without saying what: the result carries the error past it.
    let result = $scope.withValue(localizer) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
