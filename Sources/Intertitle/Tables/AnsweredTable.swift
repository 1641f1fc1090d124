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
  private let formats = Locked<[Int: Format]>([:])
  private let printableForms = Locked<[Int: String]>([:])
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
  }

  /// Whether these layers, in this order, are what the table was folded from.
  func isFolded(from layers: [AnswerLayer]) -> Bool {
    self.layers.elementsEqual(layers) { $0.isSame(as: $1) }
  }

  @inline(__always)
  func answer(forKey key: String) -> TextResolution? {
    guard let entry = table.index(of: key) else { return nil }
    return TextResolution(table.text(at: entry), origin: origin(of: entry))
  }

  /// The text for a key with arguments in its holes, and what could not be filled.
  func answer(
    forKey key: String,
    _ arguments: [TextArgument],
    _ context: FormatContext
  ) -> (resolution: TextResolution, problems: [FormatProblem])? {
    guard let entry = table.index(of: key) else { return nil }
    var problems: [FormatProblem] = []
    let text = format(of: entry).render(arguments, in: context, problems: &problems)
    return (TextResolution(text, origin: origin(of: entry)), problems)
  }

  /// The text of an entry cut into its parts, which is done when it is shown first.
  private func format(of entry: Int) -> Format {
    if let format = formats.withLock({ $0[entry] }) { return format }
    let format = table.format(at: entry)
    formats.withLock { $0[entry] = format }
    return format
  }

  /// What code that fills in the numbers itself gets of an entry with forms; nil where there are none.
  func printableForm(of entry: Int) -> String? {
    guard table.mayHaveForms(at: entry) else { return nil }
    if let form = printableForms.withLock({ $0[entry] }) { return form }
    guard let form = table.printableForm(at: entry) else { return nil }
    printableForms.withLock { $0[entry] = form }
    return form
  }

  private func origin(of entry: Int) -> TextOrigin {
    TextOrigin(
      kinds[table.sourceIndex(at: entry)],
      table: number,
      entry: UInt32(truncatingIfNeeded: entry)
    )
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
    guard grades[source] > .exact, fallenBack.set(entry) else { return nil }
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

  func grade(of entry: Int) -> AnswerGrade { grades[table.sourceIndex(at: entry)] }
}

extension AnswerLayer {
  fileprivate var kind: TextOrigin.Kind {
    if vendor != nil { return .vendor }
    return source.grade == .exact ? .table : .fallback
  }
}
