/// Reads text: `"key" = "value";`, as Apple's old-style property lists have it.
struct StringsReader: StringFileReader {
  let formats: KeyValuePairs = ["strings": StringFileFormat.strings]

  func recognizes(_ file: UnreadFile) -> Bool { true }

  func read(_ file: UnreadFile) -> Reading {
    let text = file.text
    let records = EntryRecords(capacity: text.arena.count / 48)
    var parser = StringsParser(text.arena, into: records, from: text.arena.count)
    if let rest = scanStrings(text.arena, into: records) {
      parser = StringsParser(text.arena, into: records, from: rest)
      parser.parse()
    }
    var issues = text.issues
    issues.add(contentsOf: parser.issues)
    return file.indexedReading(
      EntryStorage(text.arena, records, commentStyle: .slashes),
      as: format(of: file),
      issues,
      limit: text.verdict == .accepted ? parser.verdict.stop ?? .max : .max,
      isAccepted: text.verdict == .accepted && parser.verdict == .accepted
    )
  }
}

extension StringFileFormat {
  /// Text: `"key" = "value";`, as Apple's old-style property lists have it.
  public static let strings = Self(rawValue: "strings")
}
