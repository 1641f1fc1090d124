public import IntertitleLanguages

/// One table in all its languages, as lint rules see it.
///
/// A table's texts and rules are one: rules answer before texts, as they do when they are looked
/// up. Keys are compared inside one table only, because the same key in two tables is legal.
public struct LintedTable: Sendable {
  /// An entry and the file it stands in.
  public struct Item: Sendable {
    /// The entry.
    public var entry: StringEntry
    /// The file's path.
    public var path: String
  }

  /// The entries of one language.
  public struct Entries: Sendable {
    /// The entries that answer for their keys, in the order of files.
    public private(set) var items: [Item] = []
    private var places: [String: Int] = [:]

    /// The entry that answers for a key.
    public subscript(key: String) -> Item? { places[key].map { items[$0] } }

    mutating func add(_ item: Item) {
      guard places[item.entry.key] == nil else { return }
      places[item.entry.key] = items.count
      items.append(item)
    }
  }

  /// The table's name.
  public let name: String
  /// The language that the others are compared with.
  public let development: Language
  /// The files, in the order given.
  public let files: [LintFile]
  /// The languages, the development language first if the table has it, then by tag.
  public let languages: [Language]
  private let entries: [Language: Entries]

  /// Gathers the files of one table.
  public init(name: String, development: Language, files: [LintFile]) {
    self.name = name
    self.development = development
    self.files = files
    var entries: [Language: Entries] = [:]
    let ordered =
      files.filter { $0.file.format == .stringsdict }
      + files.filter { $0.file.format != .stringsdict }
    for file in ordered { Self.add(file, to: &entries) }
    self.entries = entries
    languages = entries.keys.sorted {
      ($0 == development ? 0 : 1, $0.tag) < ($1 == development ? 0 : 1, $1.tag)
    }
  }

  /// The entries of a language; none for a language that the table lacks.
  public func entries(in language: Language) -> Entries { entries[language] ?? Entries() }

  private static func add(_ file: LintFile, to entries: inout [Language: Entries]) {
    let languages =
      file.file.languages.isEmpty
      ? file.language.map { [$0] } ?? [] : file.file.languages.map { Language($0) }
    for language in languages {
      let table = StringTable(folding: [.init(language: language, file: file.file)])
      var own = entries[language] ?? Entries()
      for index in table.indices {
        own.add(Item(entry: table.entry(at: index), path: file.file.path))
      }
      entries[language] = own
    }
  }
}
