internal import IntertitleLanguages
internal import IntertitleTables

/// An entry and the language that it is in.
typealias TranslatedEntry = (language: Language, entry: StringEntry)

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
  private var keysOfLanguages: [Language: [String]] = [:]
  /// By key: most keys of a catalog may lack most of its languages.
  private var entries: [String: [Language: StringEntry]] = [:]
  private var comments: [String: String] = [:]
  private let places: [Language: Int]

  init(_ document: StringDocument) {
    languages = document.presentLanguages
    places = Dictionary(uniqueKeysWithValues: zip(languages, languages.indices))
    for (language, entry) in document.entriesWithLanguages {
      if entries[entry.key] == nil { keys.append(entry.key) }
      let earlier = entries[entry.key, default: [:]].updateValue(entry, forKey: language)
      if let earlier, earlier.value != entry.value { replaced.append(earlier) }
      noteComment(of: entry)
    }
    for key in keys {
      for language in (entries[key] ?? [:]).keys {
        keysOfLanguages[language, default: []].append(key)
      }
    }
  }

  /// The entry that answers for a key; nil where the language has none.
  func entry(_ key: String, _ language: Language) -> StringEntry? { entries[key]?[language] }

  /// The entries that answer for a key with their languages, in the order of those.
  func entries(_ key: String) -> [TranslatedEntry] {
    (entries[key] ?? [:]).map { ($0.key, $0.value) }
      .sorted { places[$0.language] ?? 0 < places[$1.language] ?? 0 }
  }

  /// The keys that a language has, in the order in which they first stand.
  func keys(of language: Language) -> [String] { keysOfLanguages[language] ?? [] }

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
