internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// The texts of one table in one language, with what each came from: one probe answers.
final class AnsweredTable: Sendable {
  private static let lastNumber = AtomicNumber()

  /// What tells the table from others in an origin: never 0.
  let number = UInt16(AnsweredTable.lastNumber.increment() % UInt64(UInt16.max)) + 1
  let name: String
  let table: StringTable
  private let layers: [AnswerLayer]
  private let kinds: [TextOrigin.Kind]
  private let grades: [AnswerGrade]
  private let fallenBack: OnceMarks?
  /// The entries that were shown without the number that they ask for, and those that were looked
  /// through for markup of the system's.
  private let unfilled: OnceMarks?
  private let marked: OnceMarks?
  /// The hashes of keys that were missed: what is told apart here is not kept.
  private let missed = Locked<Set<Int>>([])
  private static let missedLimit = 10_000

  /// Folds files, those that are to be asked first in front.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - layers: The files.
  ///   - emptyIsMissing: Whether an empty text counts as none.
  ///   - repeated: Told of each entry whose key an earlier file has.
  init(
    _ name: String,
    _ layers: [AnswerLayer],
    emptyIsMissing: Bool,
    repeated: (StringTable.EntryPlace, StringTable.EntryPlace) -> Void = { _, _ in }
  ) {
    self.name = name
    self.layers = layers
    table = StringTable(
      folding: layers.map(\.source),
      emptyIsMissing: emptyIsMissing,
      repeated: repeated
    )
    kinds = layers.map(\.kind)
    grades = layers.map(\.source.grade)
    let hasOthers = grades.contains { $0 > .exact }
    fallenBack = hasOthers ? OnceMarks(count: table.capacity) : nil
    unfilled = table.hasForms ? OnceMarks(count: table.capacity) : nil
    marked = table.hasForms || table.hasMarkup ? OnceMarks(count: table.capacity) : nil
  }

  /// Whether these layers, in this order, are what the table was folded from.
  func isFolded(from layers: [AnswerLayer]) -> Bool {
    self.layers.elementsEqual(layers) { $0.isSame(as: $1) }
  }

  /// The text of an entry of the app's in the language itself of which there is nothing to be said:
  /// the answer to most questions.
  ///
  /// It is nil for any other, in the table or not.
  @inline(__always)
  func usualAnswer(forKey key: String) -> TextResolution? {
    guard let entry = table.index(of: key), let source = table.sourceIfPlain(at: entry),
      case .table = kinds[source]
    else { return nil }
    return TextResolution(
      table.text(at: entry),
      origin: TextOrigin(.table, table: number, entry: UInt32(truncatingIfNeeded: entry))
    )
  }

  /// The entry that answers for a key, or nil.
  func entry(forKey key: String) -> Int? { table.index(of: key) }

  /// The entry that answers for a key in a context, or nil.
  ///
  /// Language goes before context: where the key alone has a text in a nearer language, that answers.
  func entry(forKey key: String, context: String?) -> Int? {
    let plain = table.index(of: key)
    guard let context, let special = table.index(of: "\(key)_\(context)") else { return plain }
    guard let plain, hop(of: plain) < hop(of: special) else { return special }
    return plain
  }

  /// Whose an entry is.
  func owner(of entry: Int) -> KeyOwner { KeyOwner(layers[table.sourceIndex(at: entry)].vendor) }

  private func hop(of entry: Int) -> Int { layers[table.sourceIndex(at: entry)].hop }

  /// The language of a text that stands in for one of the table's language; nil where it is in that.
  @inline(__always)
  func languageOfStandIn(_ entry: Int) -> Language? {
    if table.isFixed(at: entry) { return table.language(at: entry) }
    let source = table.sourceIndex(at: entry)
    return grades[source] == .exact ? nil : layers[source].source.language
  }

  /// The text of an entry with arguments in its holes, as its own language writes them.
  @inline(__always)
  func rendered(
    _ entry: Int,
    _ arguments: [TextArgument],
    _ formats: TextFormats,
    problems: inout [FormatProblem]
  ) -> String {
    let format = languageOfStandIn(entry).map(formats.format) ?? formats.inUse
    return format.render(table.format(at: entry), arguments, problems: &problems)
  }

  /// Whether an entry asks for a number, the first time that it is shown without one.
  func asksInVain(_ entry: Int) -> Bool {
    guard let unfilled, table.mayHaveForms(at: entry), unfilled.set(entry) else { return false }
    return table.format(at: entry).signature.count > 0
  }

  /// Whether there is markup of the system's in an entry, the first time that it is shown.
  func showsSystemMarkupFirst(_ entry: Int) -> Bool {
    guard let marked, table.mayHaveSystemMarkup(at: entry), marked.set(entry) else { return false }
    return table.format(at: entry).hasSystemMarkup
  }

  /// What code that fills in the numbers itself gets of an entry with forms; nil where there are none.
  func printableForm(of entry: Int) -> String? {
    table.mayHaveForms(at: entry) ? table.text(at: entry) : nil
  }

  /// Where the text of an entry came from.
  ///
  /// One that is not to be translated is complete in every language.
  func origin(of entry: Int) -> TextOrigin {
    var kind = kinds[table.sourceIndex(at: entry)]
    if case .fallback = kind, table.isFixed(at: entry) { kind = .table }
    return TextOrigin(kind, table: number, entry: UInt32(truncatingIfNeeded: entry))
  }

  /// The entry that an origin names; nil where it is one of another table.
  func entry(of origin: TextOrigin) -> Int? {
    guard origin.table == number, let entry = origin.entry else { return nil }
    return entry < table.capacity ? Int(entry) : nil
  }

  /// The language and grade of an answer that is not in the language itself, the first time that it
  /// is given.
  func fallsBackFirst(_ origin: TextOrigin) -> (language: Language, grade: AnswerGrade)? {
    guard let fallenBack, let entry = origin.entry.map(Int.init) else { return nil }
    let source = table.sourceIndex(at: entry)
    guard grades[source] > .exact, !table.isFixed(at: entry), fallenBack.set(entry) else {
      return nil
    }
    return (table.source(at: entry).language, grades[source])
  }

  /// Whether a key that is not there is asked for the first time.
  func missesFirst(_ key: String) -> Bool {
    missed.withLock { missed in
      missed.count < Self.missedLimit && missed.insert(key.hashValue).inserted
    }
  }

  /// Leaves room for others: what is asked for anew each time is as good as never missed.
  func forgetMiss(of key: String) {
    missed.withLock { _ = $0.remove(key.hashValue) }
  }

  func grade(of entry: Int) -> AnswerGrade {
    table.isFixed(at: entry) ? .exact : grades[table.sourceIndex(at: entry)]
  }
}

extension AnswerLayer {
  fileprivate var kind: TextOrigin.Kind {
    if vendor != nil { return .vendor }
    return source.grade == .exact ? .table : .fallback
  }
}
