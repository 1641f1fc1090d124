public import IntertitleLanguages

/// Several string files folded into one: one probe answers which text a key has.
///
/// A value to its users; inside is one object that never changes what it answers, so a table may be
/// asked from any thread.
///
/// ```swift
/// let table = StringTable(folding: [
///   .init(language: "fr-CA", file: canadian),
///   .init(language: "fr", grade: .parent, file: french),
/// ])
/// table.text(forKey: "Sign in")
/// ```
public struct StringTable: Sendable {
  /// One file of a table, and what it is in it.
  public struct Source: Sendable {
    /// The third party whose file it is; nil for the app itself.
    public var vendor: String?
    /// The language that the file is in; of a catalog, the entries in this language are folded.
    public var language: Language
    /// How near the language is to the one that the table is for.
    public var grade: AnswerGrade
    /// The file.
    public var file: StringFile
    /// The numbers of entries that are left out.
    package var rejected: Set<Int> = []
    /// Which entries of the file are folded.
    package var part = Part.all

    /// A part of a file, where another file's entries stand between its rules and its plain texts.
    package enum Part: Hashable, Sendable {
      /// Every entry.
      case all
      /// The entries with rules.
      case rules
      /// The entries that are one text.
      case texts
    }

    /// Creates a source.
    public init(
      vendor: String? = nil,
      language: Language,
      grade: AnswerGrade = .exact,
      file: StringFile
    ) {
      self.vendor = vendor
      self.language = language
      self.grade = grade
      self.file = file
    }
  }

  /// Where an entry stands.
  public struct Place: Hashable, Sendable {
    /// The file's path, as it was given.
    public var path: String
    /// The line, from 1; nil for entries that came from no text.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
  }

  let folded: FoldedTable

  /// Folds files into one table: an earlier source wins over a later one, and within a file the
  /// last of equal keys.
  ///
  /// - Parameters:
  ///   - sources: files in the order in which they are to be asked.
  ///   - emptyIsMissing: whether an empty value counts as no entry, so that a later source answers.
  /// - Complexity: linear in the number of entries.
  public init(folding sources: [Source], emptyIsMissing: Bool = false) {
    folded = FoldedTable(sources, emptyIsMissing: emptyIsMissing) { _, _ in }
  }

  /// Folds files into one table, and tells of keys that are there already.
  ///
  /// - Parameters:
  ///   - sources: files in the order in which they are to be asked.
  ///   - emptyIsMissing: whether an empty value counts as no entry.
  ///   - repeated: told of each entry whose key an earlier source has.
  package init(
    folding sources: [Source],
    emptyIsMissing: Bool,
    repeated: (_ earlier: EntryPlace, _ later: EntryPlace) -> Void
  ) {
    folded = FoldedTable(sources, emptyIsMissing: emptyIsMissing, repeated: repeated)
  }

  /// An entry by the numbers of its source and in its file.
  package struct EntryPlace: Hashable, Comparable, Sendable {
    /// The number of the source.
    package var source: Int
    /// The number of the entry in its file.
    package var number: Int

    /// Names an entry.
    package init(source: Int, number: Int) {
      self.source = source
      self.number = number
    }

    /// Whether an entry is folded before another.
    package static func < (first: Self, second: Self) -> Bool {
      (first.source, first.number) < (second.source, second.number)
    }
  }

  /// The files that were folded.
  public var sources: [Source] { folded.sources }

  /// How many different keys there are.
  public var count: Int { folded.uniqueCount }

  /// A number that is greater than that of every entry.
  package var capacity: Int { folded.count }

  /// The keys, in the order of sources and files.
  public var keys: [String] { folded.live.map(folded.key) }

  /// The text for a key, or nil.
  ///
  /// - Parameter key: compared canonically, as Swift's strings are.
  /// - Returns: the text, or nil.
  /// - Complexity: one probe; the text is made at the first question and kept.
  public func text(forKey key: String) -> String? { index(of: key).map(text(at:)) }

  /// The number of the entry that answers for a key, or nil.
  @inline(__always)
  package func index(of key: String) -> Int? {
    KeyBytes.probe(key) { folded.find($0) }
  }

  /// The text of an entry that is shown, or filled in by `printf`, as it is: of one with forms the most
  /// general one, of one with markup of the system's what is in that.
  package func text(at index: Int) -> String { folded.text(index) }

  /// The rules of an entry, where it has any.
  package func rules(at index: Int) -> FormatRules? { folded.rules(index) }

  /// An entry cut into its parts, which is done at the first question.
  package func format(at index: Int) -> Format { folded.format(index) }

  /// Whether there is more in an entry than one text.
  package func mayHaveForms(at index: Int) -> Bool { folded.mayHaveRules(index) }

  /// Whether any entry may have forms.
  package var hasForms: Bool { folded.marks.contains(.forms) }

  /// Whether there may be markup in any entry that only the system understands.
  package var hasMarkup: Bool { folded.marks.contains(.markup) }

  /// Whether an entry is not to be translated, and stands in every language in that of its file.
  package func isFixed(at index: Int) -> Bool { folded.entries[index].marks.contains(.fixed) }

  /// Whether there may be markup in an entry, or its forms, that only the system understands.
  package func mayHaveSystemMarkup(at index: Int) -> Bool {
    !folded.entries[index].marks.isDisjoint(with: [.markup, .forms])
  }

  /// The number of the source of an entry of which there is nothing to be said; nil for others.
  @inline(__always)
  package func sourceIfPlain(at index: Int) -> Int? {
    let entry = folded.entries[index]
    return entry.marks.isEmpty ? Int(entry.source) : nil
  }

  /// The language that the text of an entry is in.
  package func language(at index: Int) -> Language {
    let source = source(at: index)
    guard isFixed(at: index), let language = source.file.languages.first else {
      return source.language
    }
    return Language(language)
  }

  /// The key of an entry.
  package func key(at index: Int) -> String { folded.key(index) }

  /// The whole entry, with its place and comment.
  package func entry(at index: Int) -> StringEntry {
    let entry = folded.entries[index]
    return folded.sources[Int(entry.source)].file.entries[Int(entry.number)]
  }

  /// The number of the source that an entry came from.
  package func sourceIndex(at index: Int) -> Int { Int(folded.entries[index].source) }

  /// The numbers of an entry's source and of the entry in its file.
  package func entryPlace(at index: Int) -> EntryPlace {
    EntryPlace(
      source: Int(folded.entries[index].source),
      number: Int(folded.entries[index].number)
    )
  }

  /// The source that an entry came from.
  package func source(at index: Int) -> Source { folded.sources[sourceIndex(at: index)] }

  /// The numbers of the entries that answer, in the order of sources and files.
  package var indices: [Int] { folded.live }

  /// Where an entry stands; counted at the first question, at no cost to look-ups.
  package func place(at index: Int) -> Place {
    let entry = folded.entries[index]
    let file = folded.sources[Int(entry.source)].file
    let record = file.storage.records[Int(entry.number)]
    guard record.end > 0 else { return Place(path: file.path) }
    let place = file.storage.place(of: Int(record.place))
    return Place(path: file.path, line: place.line, column: place.column)
  }
}
