internal import CIntertitle
package import IntertitleLanguages

/// Entries whose placeholders ask for something else than what the development language gives them.
///
/// Shown with those arguments they would lack something, so that a table is folded without them.
package struct UnfitEntries: Sendable {
  /// The numbers of the entries in their file.
  package private(set) var numbers: Set<Int> = []
  /// What is wrong with each, with its place.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Compares a file with the development language's table.
  ///
  /// Only values with a percent sign are looked at. A key that the table lacks is its own source text
  /// if it has placeholders, else nothing is known of its arguments.
  ///
  /// - Parameters:
  ///   - source: The file, and the language that is looked at.
  ///   - development: The table of the development language.
  /// - Complexity: O(*n*) in the size of the values, and a parse of each with a percent sign.
  package init(in source: StringTable.Source, against development: StringTable) {
    let storage = source.file.storage
    for number in 0..<storage.count where storage.mayHaveHoles(number) {
      check(number, source, development)
    }
  }

  private mutating func check(
    _ number: Int,
    _ source: StringTable.Source,
    _ development: StringTable
  ) {
    let entry = source.file.entries[number]
    if let own = entry.language, Language(own) != source.language { return }
    guard let expected = Self.expected(entry.key, development) else { return }
    let mismatches = Format(entry.value).mismatches(with: expected)
    guard let first = mismatches.first else { return }
    numbers.insert(number)
    diagnostics.append(
      Diagnostic(
        .warning,
        rule: "format-mismatch",
        "the text for \"\(Shown.text(entry.key))\" is not used: \(first)",
        path: source.file.path.isEmpty ? nil : source.file.path,
        line: entry.line,
        column: entry.column
      )
    )
  }

  private static func expected(_ key: String, _ development: StringTable) -> Format? {
    if let index = development.index(of: key) {
      return development.rules(at: index).map { Format($0) } ?? Format(development.text(at: index))
    }
    let format = Format(key)
    return format.isLiteral ? nil : format
  }
}

extension EntryStorage {
  /// Whether there is a percent sign in an entry's value, or rules go with it.
  fileprivate func mayHaveHoles(_ number: Int) -> Bool {
    let record = records[number]
    // The value's bytes lie in the arena: the record was made when they were put there.
    let bytes = UnsafeBufferPointer(
      start: arena.base + Int(record.valueOffset),
      count: Int(record.valueLength)
    )
    return bytes.contains(0x25) || rules(number) != nil
  }
}
