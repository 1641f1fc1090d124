internal import IntertitleLanguages

/// Reads property lists as XML and as Xcode compiles them: tables of texts and tables of rules.
enum PropertyListReader {
  /// Reads a compiled property list; its places are those of no text.
  static func readBinary(_ file: TextArena, path: String) -> Reading {
    let tape = NodeTape(TextArena(count: 0), capacity: file.count / 8)
    var scanner = BinaryPropertyListScanner(tape, UnsafeRawBufferPointer(file.bytes))
    var fault: ScanFault?
    do { try scanner.scan() } catch { fault = error }
    let text = DecodedText(whole: tape.arena)
    return finish(tape, text, fault, path: path, format: .binaryPropertyList)
  }

  /// Reads XML.
  static func readXML(_ text: DecodedText, path: String) -> Reading {
    let tape = NodeTape(text.arena, capacity: text.arena.count / 24)
    var scanner = XMLScanner(tape)
    var fault: ScanFault?
    do { try scanner.scan() } catch { fault = error }
    var text = text
    text.issues.add(contentsOf: scanner.issues)
    if !scanner.issues.list.isEmpty { text.verdict.refuse() }
    return finish(tape, text, fault, path: path, format: .xmlPropertyList)
  }

  private static func finish(
    _ tape: NodeTape,
    _ text: DecodedText,
    _ fault: ScanFault?,
    path: String,
    format: StringFileFormat
  ) -> Reading {
    let isText = format != .binaryPropertyList
    var reader = TapeReader(tape, path: path, hasPlaces: isText)
    var issues = text.issues
    if let fault { issues.add(.error, fault.rule, at: fault.offset, fault.message) }
    let isTable = reader.read()
    issues.add(contentsOf: reader.issues)
    if !isText { issues.removePlaces() }
    let storage = EntryStorage(
      tape.arena,
      reader.records,
      rules: .init(tape, reader.rules),
      commentStyle: isText ? .xml : nil
    )
    let isRules = path.lowercased().hasSuffix(".stringsdict")
    return FileReader.finish(
      storage,
      issues,
      limit: .max,
      Reading(
        path: path,
        format: isRules ? .stringsdict : format,
        encoding: text.encoding,
        hasByteOrderMark: text.hasByteOrderMark,
        storage: storage,
        diagnostics: [],
        isAcceptedByApple: fault == nil && isTable && text.verdict == .accepted
      )
    )
  }
}
