internal import IntertitleLanguages

/// A property list on a tape, however it was written, which becomes entries.
struct TapeReading {
  private let tape: NodeTape
  private let text: DecodedText
  private let fault: ScanFault?
  private let hasPlaces: Bool

  /// Takes what a scanner left.
  ///
  /// - Parameters:
  ///   - tape: the nodes.
  ///   - text: the text that they refer to.
  ///   - fault: where the scanner gave up; nil where it did not.
  ///   - hasPlaces: whether the file is text, so that values have places.
  init(_ tape: NodeTape, _ text: DecodedText, _ fault: ScanFault?, hasPlaces: Bool) {
    self.tape = tape
    self.text = text
    self.fault = fault
    self.hasPlaces = hasPlaces
  }

  /// Makes the entries.
  func completed(_ file: UnreadFile, as format: StringFileFormat) -> Reading {
    var reader = TapeReader(tape, path: file.path, hasPlaces: hasPlaces)
    var issues = text.issues
    if let fault { issues.add(.error, fault.rule, at: fault.offset, fault.message) }
    let isTable = reader.read()
    issues.add(contentsOf: reader.issues)
    if !hasPlaces { issues.removePlaces() }
    let storage = EntryStorage(
      tape.arena,
      reader.records,
      rules: reader.rules.isEmpty ? .none : .nodes(FormatRuleTable(tape, reader.rules)),
      commentStyle: hasPlaces ? .xml : nil
    )
    return file.indexedReading(
      storage,
      as: format,
      issues,
      in: text,
      isAccepted: fault == nil && isTable && text.verdict == .accepted
    )
  }
}
