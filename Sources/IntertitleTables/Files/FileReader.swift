internal import IntertitleLanguages

/// Chooses the reader for a file and completes what it read: index, repeated keys, places.
enum FileReader {
  /// Reads a file's bytes, which become the arena of its entries if they are UTF-8.
  static func read(_ arena: TextArena, path: String, encoding: TextEncoding?) -> Reading {
    if arena.bytes.starts(with: "bplist".utf8) {
      return PropertyListReader.readBinary(arena, path: path)
    }
    let text = DecodedText(arena, encoding: encoding)
    if path.lowercased().hasSuffix(".xcstrings") { return readCatalog(text, path: path) }
    if isXML(text.arena) { return PropertyListReader.readXML(text, path: path) }
    return readStrings(text, path: path)
  }

  /// Reads old-style text.
  static func readStrings(_ text: DecodedText, path: String) -> Reading {
    let records = EntryRecords(capacity: text.arena.count / 48)
    var parser = StringsParser(text.arena, into: records, from: text.arena.count)
    if let rest = scanStrings(text.arena, into: records) {
      parser = StringsParser(text.arena, into: records, from: rest)
      parser.parse()
    }
    var issues = text.issues
    issues.add(contentsOf: parser.issues)
    let storage = EntryStorage(text.arena, records, commentStyle: .slashes)
    return finish(
      storage,
      issues,
      limit: text.verdict == .accepted ? parser.verdict.stop ?? .max : .max,
      Reading(
        path: path,
        format: .strings,
        encoding: text.encoding,
        hasByteOrderMark: text.hasByteOrderMark,
        storage: storage,
        diagnostics: [],
        isAcceptedByApple: text.verdict == .accepted && parser.verdict == .accepted
      )
    )
  }

  /// Reads a string catalog.
  static func readCatalog(_ text: DecodedText, path: String) -> Reading {
    let tape = NodeTape(text.arena, capacity: text.arena.count / 14)
    var scanner = JSONScanner(tape)
    var issues = text.issues
    var fault: ScanFault?
    do { try scanner.scan() } catch { fault = error }
    if let fault { issues.add(.error, fault.rule, at: fault.offset, fault.message) }
    var reader = CatalogReader(tape)
    let isCatalog = reader.read()
    issues.add(contentsOf: reader.issues)
    let catalog = CatalogTable(tape, languages: reader.languages, entries: reader.entries)
    let storage = EntryStorage(text.arena, reader.records, catalog: catalog)
    return Reading(
      path: path,
      format: .xcstrings,
      encoding: text.encoding,
      hasByteOrderMark: text.hasByteOrderMark,
      storage: storage,
      diagnostics: issues.diagnostics(path: path, lines: LineCounter(text.arena)),
      isAcceptedByApple: fault == nil && isCatalog && text.verdict == .accepted
    )
  }

  /// Completes a reading with its index and what that finds.
  static func finish(
    _ storage: EntryStorage,
    _ found: Issues,
    limit: Int,
    _ reading: Reading
  ) -> Reading {
    var issues = found
    var duplicates = DuplicateKeys(storage, limit: limit)
    storage.makeIndex(keepingBefore: limit) { duplicates.add($0, $1, to: &issues) }
    var reading = reading
    reading.diagnostics = issues.diagnostics(
      path: reading.path,
      lines: LineCounter(storage.arena)
    )
    return reading
  }

  private static func isXML(_ arena: TextArena) -> Bool {
    var offset = arena.start
    while offset < arena.count, arena.base[offset] <= 0x20 { offset += 1 }
    let next = arena.base[offset + 1]
    return arena.base[offset] == 0x3C && (next == 0x3F || next == 0x21 || next == 0x70)
  }

  static func tooLarge(_ path: String) -> Reading {
    let error = StringFileError.tooLarge(path: path)
    let diagnostic = Diagnostic(.error, rule: "too-large", error.reason, path: path)
    return .empty(path, .strings, [diagnostic])
  }
}

extension Reading {
  /// A file that gave no entries.
  static func empty(
    _ path: String,
    _ format: StringFileFormat,
    _ diagnostics: [Diagnostic]
  ) -> Self {
    let storage = EntryStorage(TextArena(count: 0), EntryRecords(capacity: 0))
    storage.makeIndex(keepingBefore: .max) { _, _ in }
    return Reading(
      path: path,
      format: format,
      encoding: .utf8,
      hasByteOrderMark: false,
      storage: storage,
      diagnostics: diagnostics,
      isAcceptedByApple: false
    )
  }
}
