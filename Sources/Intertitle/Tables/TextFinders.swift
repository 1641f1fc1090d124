internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// Finds a text that was finished before it was assigned back to its key, whatever language it is in.
///
/// The development language is asked, in which the code was written, and the languages that were in
/// use so far, in which a bundle may have answered; a key that the development language has no text
/// for is its own. Their texts are rivals of each other, so that nothing is guessed.
final class TextFinders: Sendable {
  /// Which texts, for whom.
  struct Key: Hashable {
    let table: String
    /// The language in use.
    let language: Language
    /// What the person's choice and settings say, with which numbers were written.
    let preference: FormatPreference
  }

  /// How many languages there were when the finders were made.
  let foldings: UInt64
  private let finders: [TextFinder]
  private let formats: [FormatIndex]

  init(of key: Key, in library: TableLibrary, _ foldings: UInt64) {
    self.foldings = foldings
    let development = library.development
    let written = library.tables(for: development)
    let languages = Set(library.foldedLanguages + [development, key.language])
    // The development language first: of keys that are alike the first one is taken.
    let others = languages.subtracting([development]).sorted()
    finders = ([development] + others).compactMap { language in
      let context = library.formats.format(of: language, key.preference, beside: key.language)
        .context
      let isDevelopment = language == development
      return library.tables(for: language)
        .finder(for: key.table, context, isDevelopment: isDevelopment) { [weak written] text in
          isDevelopment || written?.has(text, in: key.table) == false
        }
    }
    formats = finders.map(\.formats)
  }

  /// What a text was made of: nothing, one finding, several that are alike, or keys that contradict each
  /// other.
  func find(_ text: FinishedText) -> Recovery {
    let found = all(text)
    guard case .alike(let texts) = found else { return found }
    return .found(amongAlike: ownFirst(preferred(texts, for: text)))
  }

  /// Which of the app's own keys has a text that itself is a key, of a vendor's and not of the app's.
  func findOwn(_ text: FinishedText) -> Recovery {
    let key = text.pattern ?? text.words
    guard !finders.contains(where: { $0.isOwn(key) == true }) else { return .none }
    let own = (text.pattern.map { meant($0, text) } ?? literals(text)).filter(isOwn)
    return .found(amongAlike: preferred(own, for: text))
  }

  private func all(_ text: FinishedText) -> Recovery {
    if let meant = text.pattern.map({ meant($0, text) }), !meant.isEmpty {
      return .found(amongAlike: meant)
    }
    return FormatIndex.recover(text.words, among: formats, besides: literals(text))
  }

  private func meant(_ pattern: String, _ text: FinishedText) -> [RecoveredText] {
    finders.flatMap { $0.find(pattern, text.arguments) }
  }

  private func literals(_ text: FinishedText) -> [RecoveredText] {
    var found: [RecoveredText] = []
    for finder in finders {
      for key in finder.keys(of: text.words) {
        found.append(RecoveredText(key: key, arguments: []))
      }
    }
    return found
  }

  /// Those that a rule of the link puts first, where there are any.
  private func preferred(_ texts: [RecoveredText], for text: FinishedText) -> [RecoveredText] {
    text.preferredPrefixes.lazy
      .map { prefix in texts.filter { $0.key.hasPrefix(prefix) } }.first { !$0.isEmpty } ?? texts
  }

  /// The app's own keys, where there are any.
  private func ownFirst(_ texts: [RecoveredText]) -> [RecoveredText] {
    let own = texts.filter(isOwn)
    return own.isEmpty ? texts : own
  }

  private func isOwn(_ text: RecoveredText) -> Bool {
    finders.lazy.compactMap { $0.isOwn(text.key) }.first ?? false
  }
}
