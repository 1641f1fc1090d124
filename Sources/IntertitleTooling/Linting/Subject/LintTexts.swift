public import IntertitleLanguages
internal import IntertitleTables

/// What one table says in one language.
public struct LintTexts: Sendable {
  /// The language.
  public let language: Language
  /// What reports call it: its tag, or `Base`.
  public let name: String
  /// The entries that answer for their keys, file by file in the order of the files.
  ///
  /// Of a repeated key only the one that answers is here, but for catalogs, whose keys no reader
  /// indexes. A key with rules and a plain text has an
  /// entry in each of the two files.
  public let entries: [LintEntry]
  /// The files, those with rules first, as they are asked.
  public let files: [LintFile]
  /// Keys that stand twice in a file whose reader does not say so, because it indexes none.
  let repeated: [(earlier: LintEntry, later: LintEntry)]
  /// Where catalogs hold a key.
  private let catalogKeys: [String: Int]

  /// Collects the entries of files.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - name: what reports call it.
  ///   - sources: the files, those that win first, each with what it calls the language, which is
  ///     nil where it names none.
  init(language: Language, name: String, _ sources: [(file: LintFile, tag: String?)]) {
    self.language = language
    self.name = name
    files = sources.map(\.file)
    var entries: [LintEntry] = []
    var keys: [String: Int] = [:]
    var repeated: [(earlier: LintEntry, later: LintEntry)] = []
    for (file, tag) in sources {
      for entry in Self.entries(of: file, tag, language) {
        if tag != nil, let place = keys.updateValue(entries.count, forKey: entry.key),
          entries[place].file === file
        {
          repeated.append((entries[place], entry))
        }
        entries.append(entry)
      }
    }
    self.entries = entries
    self.repeated = repeated
    catalogKeys = keys
  }

  /// The entry that answers for a key; nil if there is none.
  ///
  /// - Parameter key: compared canonically, as Swift's strings are.
  /// - Returns: the entry; of rules and a plain text the rules.
  public func entry(forKey key: String) -> LintEntry? {
    if let found = KeyBytes.probe(key, find) { return found }
    return catalogKeys[key].map { entries[$0] }
  }

  /// What answers here for another table's entry: where both have rules and plain texts, rules are
  /// compared with rules.
  func counterpart(of entry: LintEntry) -> LintEntry? {
    if !catalogKeys.isEmpty, let index = catalogKeys[entry.key] { return entries[index] }
    let sameKind = files.first { file in
      file.contents.format == entry.file.contents.format
        && index(of: entry.keyBytes, in: file) != nil
    }
    guard let sameKind else { return find(entry.keyBytes) }
    return index(of: entry.keyBytes, in: sameKind).map {
      LintEntry(file: sameKind, index: $0, language: language)
    }
  }

  /// Whether another language's entry has no counterpart here though it needs one: where languages
  /// share a file they share its keys.
  func lacks(_ entry: LintEntry) -> Bool {
    !entry.file.holdsAllLanguages && counterpart(of: entry) == nil
  }

  /// The entry whose key is another entry's text; nil if there is none.
  func answer(to entry: LintEntry) -> LintEntry? {
    if let found = find(entry.textBytes) { return found }
    return catalogKeys.isEmpty ? nil : catalogKeys[entry.text].map { entries[$0] }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>) -> LintEntry? {
    for file in files {
      guard let index = index(of: key, in: file) else { continue }
      return LintEntry(file: file, index: index, language: language)
    }
    return nil
  }

  private func index(of key: UnsafeBufferPointer<UInt8>, in file: LintFile) -> Int? {
    file.contents.storage.catalog == nil ? file.contents.storage.index(ofKey: key) : nil
  }

  private static func entries(
    of file: LintFile,
    _ tag: String?,
    _ language: Language
  ) -> [LintEntry] {
    let storage = file.contents.storage
    guard storage.catalog == nil else {
      let number = tag.flatMap { storage.languages.firstIndex(of: $0) }
      return (number.map { file.catalogEntries[$0] } ?? []).map {
        LintEntry(file: file, index: $0, language: language)
      }
    }
    return (0..<storage.count).lazy.filter { storage.index(ofKey: storage.keyBytes($0)) == $0 }
      .map { LintEntry(file: file, index: $0, language: language) }
  }
}
