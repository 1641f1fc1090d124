public import IntertitleLanguages
internal import IntertitleTables

/// What a set of tables says otherwise than was said before, language by language.
///
/// Compared are a language's own texts, whoever brought them: what the app was built with, and the
/// sets. A language in which nothing differs is in none of the lists.
public struct TableChanges: Hashable, Sendable {
  /// A key, with the table that it is in.
  public struct Key: Hashable, Sendable {
    /// The third party whose table it is; nil for the app's.
    public let vendor: String?
    /// The table's name.
    public let table: String
    /// The key.
    public let key: String
  }

  /// The keys that nobody had before.
  public private(set) var added: [Language: [Key]] = [:]
  /// The keys that have another text, or another plural rule.
  public private(set) var changed: [Language: [Key]] = [:]
  /// The keys that nobody has any more.
  public private(set) var removed: [Language: [Key]] = [:]

  /// Whether nothing differs.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

  /// Nothing.
  init() {}

  /// Compares what two libraries say in the tables that the sets in a folder have.
  ///
  /// - Complexity: Linear in the size of these tables, which are read where nobody did.
  init(from old: TableLibrary, to new: TableLibrary, keptIn folder: String) {
    guard old !== new else { return }
    let files = (old.files + new.files).filter { $0.set?.folder == folder }.map(\.arranged)
    let tables = Set(files.map { TableOfOwner($0) })
    let languages = files.flatMap { $0.languages ?? [new.development] }.withoutOtherSpellings
    for language in languages {
      let (before, after) = (
        old.texts(of: tables, in: language), new.texts(of: tables, in: language)
      )
      for table in tables.sorted() {
        let (older, newer) = (before[table] ?? .empty, after[table] ?? .empty)
        add(newer.differences(from: older), in: table, language)
      }
    }
  }

  private mutating func add(
    _ found: StringTable.Differences,
    in table: TableOfOwner,
    _ language: Language
  ) {
    added.append(found.added, in: table, language)
    changed.append(found.changed, in: table, language)
    removed.append(found.removed, in: table, language)
  }
}

extension [Language: [TableChanges.Key]] {
  fileprivate mutating func append(_ keys: [String], in table: TableOfOwner, _ language: Language) {
    guard !keys.isEmpty else { return }
    self[language, default: []] += keys.map {
      TableChanges.Key(vendor: table.vendor, table: table.table, key: $0)
    }
  }
}

/// A table of the app's or of a vendor's.
private struct TableOfOwner: Hashable, Comparable {
  let vendor: String?
  let table: String

  init(_ file: ArrangedFile) { (vendor, table) = (file.vendor, file.table) }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.vendor ?? "", lhs.table) < (rhs.vendor ?? "", rhs.table)
  }
}

extension TableLibrary {
  /// What the own files of a language say in some tables.
  fileprivate func texts(
    of tables: Set<TableOfOwner>,
    in language: Language
  ) -> [TableOfOwner: StringTable] {
    let named = order.languages.counterpart(of: language) ?? language
    let layers = AnswerLayers.inOneLanguage(order, named) { number in
      tables.contains(TableOfOwner(files[number].arranged)) ? glance(at: files[number]) : nil
    }
    return Dictionary(grouping: layers) { TableOfOwner(files[$0.file].arranged) }
      .mapValues { StringTable(folding: $0.map(\.source)) }
  }
}

extension StringTable {
  fileprivate static let empty = StringTable(folding: [])
}
