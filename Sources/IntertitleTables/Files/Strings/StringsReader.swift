internal import IntertitleLanguages

/// Reads text: `"key" = "value";`, as Apple's old-style property lists have it.
struct StringsReader: StringFileReader {
  let formats: KeyValuePairs = ["strings": StringFileFormat.strings]

  func recognizes(_ file: UnreadFile) -> Bool { true }

  func read(_ file: UnreadFile) -> Reading {
    let text = file.text
    text.arena.endsLinesAtSeparators = true
    let records = EntryRecords(capacity: text.arena.count / 48)
    var parser = StringsParser(text.arena, into: records, from: text.arena.count)
    if let rest = scanStrings(text.arena, into: records) {
      parser = StringsParser(text.arena, into: records, from: rest)
      parser.parse()
    }
    var issues = text.issues
    issues.add(contentsOf: parser.issues)
    addMissingValues(records, text.arena, to: &issues)
    return file.indexedReading(
      EntryStorage(text.arena, records, commentStyle: .slashes),
      as: format(of: file),
      issues,
      limit: text.verdict == .accepted ? parser.verdict.stop ?? .max : .max,
      isAccepted: text.verdict == .accepted && parser.verdict == .accepted
    )
  }

  /// Notes keys that have no value: they show themselves, as nobody may have meant.
  private func addMissingValues(
    _ records: EntryRecords,
    _ arena: TextArena,
    to issues: inout Issues
  ) {
    for index in 0..<records.count where records[index].valueOffset == records[index].keyOffset {
      let key = arena.string(Int(records[index].keyOffset), Int(records[index].keyLength))
      issues.add(
        .note,
        "no-value",
        at: Int(records[index].place),
        key: key,
        "\(key.inQuotes) has no value: it is shown as its key"
      )
    }
  }
}

extension StringFileFormat {
  /// Text: `"key" = "value";`, as Apple's old-style property lists have it.
  public static let strings = Self(rawValue: "strings")
}
