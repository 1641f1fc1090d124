import IntertitleLanguages
import IntertitleTables

/// Finished texts of so many formats, and what is done with them.
struct RecoveryWork {
  private let texts: FormattedTexts
  private let index: FormatIndex
  private let set: Set<String>
  private let table: StringTable
  private let translations: [Format]
  private let german = FormatContext("de")
  /// The entries and arguments that the texts were made of.
  let known: [(entry: Int, arguments: [TextArgument])]

  init(_ count: Int, operations: Int) {
    let formats = FormattedTexts.formats(count)
    let texts = FormattedTexts(formats, count: operations)
    let index = FormatIndex(formats, in: FormatContext("en"))
    let file = StringFile(pairs: formats.map { ($0, $0) })
    let table = StringTable(folding: [.init(language: "de", file: file)])
    known = texts.finished.compactMap { text in
      guard case .found(let found) = index.recover(text) else { return nil }
      return table.index(of: found.key).map { ($0, found.arguments) }
    }
    translations = table.indices.map { Format(table.text(at: $0)) }
    (self.texts, self.index, self.table, set) = (texts, index, table, Set(formats))
  }

  /// What a program without recovery asks of a text.
  func contains() -> Int {
    texts.strangers.reduce(0) { $0 &+ (set.contains($1) ? 1 : 0) }
  }

  func miss() -> Int {
    texts.strangers.reduce(0) { $0 &+ (index.recover($1) == .none ? 0 : 1) }
  }

  func hit() -> Int {
    texts.finished.reduce(0) {
      guard case .found(let text) = index.recover($1) else { return $0 }
      return $0 &+ text.arguments.count
    }
  }

  /// The texts in another language, as for a program that knew key and arguments.
  func rendering() -> Int {
    known.reduce(0) { $0 &+ translations[$1.entry].render($1.arguments, in: german).utf8.count }
  }

  /// The same after a search for key and arguments.
  func shown() -> Int {
    texts.finished.reduce(0) {
      guard case .found(let text) = index.recover($1), let entry = table.index(of: text.key)
      else { return $0 }
      return $0 &+ translations[entry].render(text.arguments, in: german).utf8.count
    }
  }
}
