internal import IntertitleLanguages

/// Reads string catalogs: all languages of a table in one file.
struct CatalogReader: StringFileReader {
  let formats: KeyValuePairs = ["xcstrings": StringFileFormat.xcstrings]
  let readsCatalogs = true

  func recognizes(_ file: UnreadFile) -> Bool { file.hasEnding("xcstrings") }

  func read(_ file: UnreadFile) -> Reading {
    let text = file.text
    let tape = NodeTape(text.arena, capacity: text.arena.count / 14)
    var scanner = JSONScanner(tape)
    var issues = text.issues
    var fault: ScanFault?
    do { try scanner.scan() } catch { fault = error }
    if let fault { issues.add(.error, fault.rule, at: fault.offset, fault.message) }
    var reader = CatalogEntries(tape)
    let isCatalog = reader.read()
    issues.add(contentsOf: reader.issues)
    let catalog = CatalogTable(tape, languages: reader.languages, entries: reader.entries)
    return file.reading(
      EntryStorage(text.arena, reader.records, catalog: catalog),
      as: format(of: file),
      issues,
      isAccepted: fault == nil && isCatalog && text.verdict == .accepted
    )
  }
}

extension StringFileFormat {
  /// A string catalog: all languages of a table in one file.
  public static let xcstrings = Self(rawValue: "xcstrings")
}
