internal import IntertitleLanguages

/// A property list on a tape, however it was written, which becomes entries.
struct TapeReading {
  private let tape: NodeTape
  private let text: DecodedText
  private let fault: ScanFault?
  private let hasPlaces: Bool

  /// Whether a file is a property list as Xcode compiles it.
  static func isBinary(_ file: UnreadFile) -> Bool {
    file.bytes.bytes.starts(with: "bplist".utf8)
  }

  /// Reads a property list as Xcode compiles it: values have no places.
  init(binary file: UnreadFile) {
    tape = NodeTape(TextArena(count: 0), capacity: file.bytes.count / 8)
    var scanner = BinaryPropertyListScanner(tape, UnsafeRawBufferPointer(file.bytes.bytes))
    fault = Self.fault { () throws(ScanFault) in try scanner.scan() }
    text = DecodedText(whole: tape.arena)
    hasPlaces = false
  }

  /// Reads a property list that is written as XML.
  init(xml file: UnreadFile) {
    var text = file.text
    tape = NodeTape(text.arena, capacity: text.arena.count / 24)
    var scanner = XMLScanner(tape)
    fault = Self.fault { () throws(ScanFault) in try scanner.scan() }
    text.issues.add(contentsOf: scanner.issues)
    if !scanner.issues.list.isEmpty { text.verdict.refuse() }
    self.text = text
    hasPlaces = true
  }

  /// Where a scanner gave up; nil where it did not.
  private static func fault(_ scan: () throws(ScanFault) -> Void) -> ScanFault? {
    do { try scan() } catch { return error }
    return nil
  }

  /// Makes the entries of a table.
  func completed(_ file: UnreadFile, as format: StringFileFormat) -> Reading {
    var reader = TapeReader(tape, path: file.path, hasPlaces: hasPlaces)
    let isTable = reader.read()
    let storage = EntryStorage(
      tape.arena,
      reader.records,
      rules: rules(of: reader),
      commentStyle: hasPlaces ? .xml : nil
    )
    return file.indexedReading(
      storage,
      as: format,
      issues(of: reader),
      in: text,
      isAccepted: fault == nil && isTable && text.verdict == .accepted
    )
  }

  /// Makes the entries of a table in several languages, each a table of its own.
  func completedByLanguage(_ file: UnreadFile, as format: StringFileFormat) -> Reading {
    var reader = TapeReader(tape, path: file.path, hasPlaces: hasPlaces)
    let (languages, entries) = reader.readLanguages()
    let storage = EntryStorage(
      tape.arena,
      reader.records,
      rules: rules(of: reader),
      catalog: CatalogTable(tape, languages: languages, entries: entries)
    )
    return file.reading(
      storage,
      as: format,
      issues(of: reader),
      in: text,
      isAccepted: fault == nil && !languages.isEmpty && text.verdict == .accepted
    )
  }

  private func rules(of reader: TapeReader) -> EntryRules {
    reader.rules.isEmpty ? .none : .nodes(FormatRuleTable(tape, reader.rules))
  }

  private func issues(of reader: TapeReader) -> Issues {
    var issues = text.issues
    if let fault { issues.add(.error, fault.rule, at: fault.offset, fault.message) }
    issues.add(contentsOf: reader.issues)
    if !hasPlaces { issues.removePlaces() }
    return issues
  }
}
