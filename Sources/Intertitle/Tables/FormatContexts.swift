internal import IntertitleLanguages
internal import IntertitleTables

/// What formats are rendered for in each language, found out once.
final class FormatContexts: Sendable {
  private struct Key: Hashable {
    let language: Language
    let region: String?
  }

  private let development: Language
  private let isolatesArguments: Bool
  private let kept = Locked<[Key: FormatContext]>([:])

  init(development: Language, isolatesArguments: Bool) {
    self.development = development
    self.isolatesArguments = isolatesArguments
  }

  /// A language with the person's region, where it has none of its own.
  func context(for language: Language, region: String?) -> FormatContext {
    let key = Key(language: language, region: language.region == nil ? region : nil)
    if let context = kept.withLock({ $0[key] }) { return context }
    let context = make(key)
    kept.withLock { $0[key] = context }
    return context
  }

  private func make(_ key: Key) -> FormatContext {
    var context = FormatContext(
      key.language,
      region: key.region,
      isolatesArguments: isolatesArguments
    )
    // Numbers are written as dates are, where nobody knows the language.
    if key.language.problem != nil {
      context.numbers = NumberStyle(development, region: key.region)
    }
    return context
  }
}
