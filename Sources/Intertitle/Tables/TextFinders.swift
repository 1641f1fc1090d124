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
  func find(_ text: FinishedText, _ preference: KeyPreference) -> Recovery {
    let found = all(text)
    guard case .alike(let texts) = found else { return found }
    let theirs = texts.filter { isWanted(owner(of: $0), by: preference) }
    guard theirs.isEmpty else { return .found(amongAlike: theirs) }
    return .found(amongAlike: ownFirst(preferred(texts, by: preference)))
  }

  /// Which key goes before the one that a text itself is.
  ///
  /// The text is that key if the app has it, and then an own key with that text goes before a vendor's. In
  /// a vendor's control it is first of all the vendor's.
  func findBetter(_ text: FinishedText, _ preference: KeyPreference) -> Recovery {
    let owners = finders.compactMap { $0.owner(of: text.pattern ?? text.words) }
    guard !owners.contains(where: { isWanted($0, by: preference) }) else { return .none }
    let others = text.pattern.map { meant($0, text) } ?? literals(text)
    let theirs = others.filter { isWanted(owner(of: $0), by: preference) }
    if !theirs.isEmpty || owners.contains(.app) { return .found(amongAlike: theirs) }
    return .found(amongAlike: preferred(others.filter { owner(of: $0) == .app }, by: preference))
  }

  private func isWanted(_ owner: KeyOwner?, by preference: KeyPreference) -> Bool {
    preference.vendor.map { .vendor($0) == owner } ?? false
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
  private func preferred(
    _ texts: [RecoveredText],
    by preference: KeyPreference
  ) -> [RecoveredText] {
    preference.prefixes.lazy
      .map { prefix in texts.filter { $0.key.hasPrefix(prefix) } }.first { !$0.isEmpty } ?? texts
  }

  /// The app's own keys, where there are any.
  private func ownFirst(_ texts: [RecoveredText]) -> [RecoveredText] {
    let own = texts.filter { owner(of: $0) == .app }
    return own.isEmpty ? texts : own
  }

  private func owner(of text: RecoveredText) -> KeyOwner? {
    finders.lazy.compactMap { $0.owner(of: text.key) }.first
  }
}
