internal import IntertitleLanguages
internal import IntertitleTables

/// Finds a text that was finished before it was assigned back to its key, whatever language it is in.
///
/// The development language is asked, in which the code was written, and the languages that were in
/// use so far, in which a bundle may have answered; a key that the development language has no text
/// for is its own. Where they disagree, nothing is guessed.
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

  init(of key: Key, in library: TableLibrary, _ foldings: UInt64) {
    self.foldings = foldings
    let development = library.development
    let written = library.tables(for: development)
    let languages = Set(library.foldedLanguages + [development, key.language])
    finders = languages.sorted().compactMap { language in
      let context = library.formats.format(of: language, key.preference, beside: key.language)
        .context
      return library.tables(for: language).finder(for: key.table, context) { text in
        language == development || !written.has(text, in: key.table)
      }
    }
  }

  /// What a text can have been made of: nothing, one finding, or the keys that cannot be told apart.
  func find(_ text: String) -> Recovery {
    var finding: RecoveredText?
    var doubts: Set<String> = []
    for finder in finders {
      switch finder.find(text) {
      case .found(let found) where finding == nil: finding = found
      case .found(let found) where found != finding: doubts.insert(found.key)
      case .ambiguous(let keys): doubts.formUnion(keys)
      case .found, .abandoned, .none: continue
      }
    }
    if doubts.isEmpty { return finding.map { .found($0) } ?? .none }
    return .ambiguous(doubts.union([finding?.key].compactMap { $0 }).sorted())
  }
}
