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
  /// The files, in the order in which they are asked.
  public let files: [LintFile]
  /// Keys that stand twice in a file whose reader does not say so, because it indexes none.
  let repeated: [(earlier: LintEntry, later: LintEntry)]
  private let sources: [Source]
  /// Where catalogs hold a key: the numbers of the source and of the entry.
  private let catalogKeys: [String: (source: Int, entry: Int)]

  /// A file, or a part of it, in its place.
  struct Source {
    let file: LintFile
    let layer: AnswerLayer
  }

  /// Collects the entries of files.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - name: what reports call it.
  ///   - sources: the files, in the order in which they are asked.
  init(language: Language, name: String, _ sources: [Source]) {
    self.language = language
    self.name = name
    self.sources = sources
    var seen: Set<ObjectIdentifier> = []
    files = sources.map(\.file).filter { seen.insert(ObjectIdentifier($0)).inserted }
    var entries: [LintEntry] = []
    var keys: [String: (source: Int, entry: Int)] = [:]
    var repeated: [(earlier: LintEntry, later: LintEntry)] = []
    for (number, source) in sources.enumerated() {
      for entry in source.entries(in: language) {
        defer { entries.append(entry) }
        guard source.file.contents.isCatalog else { continue }
        if let known = keys[entry.key] {
          let earlier = entries[known.entry]
          if earlier.file === source.file { repeated.append((earlier, entry)) }
        } else {
          keys[entry.key] = (number, entries.count)
        }
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
    nearer(KeyBytes.probe(key, find), catalogKeys[key])
  }

  /// What answers here for another table's entry: where both have rules and plain texts, rules are
  /// compared with rules.
  func counterpart(of entry: LintEntry) -> LintEntry? {
    if !catalogKeys.isEmpty, let found = catalogKeys[entry.key] { return entries[found.entry] }
    let sameKind = files.first { file in
      file.contents.format == entry.file.contents.format
        && index(of: entry.keyBytes, in: file) != nil
    }
    guard let sameKind else { return find(entry.keyBytes)?.entry }
    return index(of: entry.keyBytes, in: sameKind).map {
      LintEntry(file: sameKind, index: $0, language: language)
    }
  }

  /// Whether another language's entry has no counterpart here though it needs one: where languages
  /// share a file they share its keys.
  func lacks(_ entry: LintEntry) -> Bool {
    !entry.file.contents.isCatalog && counterpart(of: entry) == nil
  }

  /// The entry whose key is another entry's text; nil if there is none.
  func answer(to entry: LintEntry) -> LintEntry? {
    nearer(find(entry.textBytes), catalogKeys.isEmpty ? nil : catalogKeys[entry.text])
  }

  /// Of what files and what catalogs say, the one that is asked first.
  private func nearer(
    _ found: (source: Int, entry: LintEntry)?,
    _ inCatalog: (source: Int, entry: Int)?
  ) -> LintEntry? {
    guard let inCatalog else { return found?.entry }
    guard let found, found.source < inCatalog.source else { return entries[inCatalog.entry] }
    return found.entry
  }

  private func find(
    _ key: UnsafeBufferPointer<UInt8>
  ) -> (source: Int, entry: LintEntry)? {
    for (number, source) in sources.enumerated() {
      guard let index = index(of: key, in: source.file), source.layer.isOfItsPart(index) else {
        continue
      }
      return (number, LintEntry(file: source.file, index: index, language: language))
    }
    return nil
  }

  private func index(of key: UnsafeBufferPointer<UInt8>, in file: LintFile) -> Int? {
    file.contents.isCatalog ? nil : file.contents.storage.index(ofKey: key)
  }
}

extension LintTexts.Source {
  /// The entries that answer for their keys in the file.
  fileprivate func entries(in language: Language) -> [LintEntry] {
    let storage = file.contents.storage
    let numbers: [Int]
    if file.contents.isCatalog {
      numbers = layer.source.languageNumber.map { file.catalogEntries[$0] } ?? []
    } else {
      numbers = (0..<storage.count).filter { storage.index(ofKey: storage.keyBytes($0)) == $0 }
    }
    return numbers.filter(layer.isOfItsPart)
      .map { LintEntry(file: file, index: $0, language: language) }
  }
}
