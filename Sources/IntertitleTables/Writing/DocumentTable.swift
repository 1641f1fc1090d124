internal import IntertitleLanguages

/// A document's entries by language and key, for formats that have one value for each.
///
/// The last of equal keys answers, as it does when a file is read.
struct DocumentTable {
  /// The languages that have entries, the source language first.
  let languages: [Language]
  /// The keys in the order in which they first stand.
  private(set) var keys: [String] = []
  /// Entries that a later one with another value replaces.
  private(set) var replaced: [StringEntry] = []
  /// Entries whose key has another comment before.
  private(set) var otherComments: [StringEntry] = []
  private var entries: [Language: [String: StringEntry]] = [:]
  private var comments: [String: String] = [:]

  init(_ document: StringDocument) {
    languages = document.presentLanguages
    var seen: Set<String> = []
    for (language, entry) in document.entriesWithLanguages {
      if seen.insert(entry.key).inserted { keys.append(entry.key) }
      let earlier = entries[language, default: [:]].updateValue(entry, forKey: entry.key)
      if let earlier, earlier.value != entry.value { replaced.append(earlier) }
      noteComment(of: entry)
    }
  }

  /// The entry that answers for a key; nil where the language has none.
  func entry(_ key: String, _ language: Language) -> StringEntry? { entries[language]?[key] }

  /// The entries that answer for a key, in the order of the languages.
  func entries(_ key: String) -> [StringEntry] { languages.compactMap { entry(key, $0) } }

  /// The comment of a key in whatever language; nil where there is none.
  func comment(_ key: String) -> String? { comments[key] }

  private mutating func noteComment(of entry: StringEntry) {
    guard let comment = entry.comment, !comment.isEmpty else { return }
    guard let known = comments[entry.key] else {
      comments[entry.key] = comment
      return
    }
    if known != comment { otherComments.append(entry) }
  }
}
