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
  /// Only values with a placeholder, what looks like one, or rules are looked at. A key that the table lacks, or has an empty text
  /// for, is its own source text if it has placeholders, else nothing is known of its arguments.
  ///
  /// - Parameters:
  ///   - source: The file, and the language that is looked at.
  ///   - development: The table of the development language.
  /// - Complexity: O(*n*) in the size of the values, and a parse of each with a percent sign.
  package init(in source: StringTable.Source, against development: StringTable) {
    self.init(in: source, development)
  }

  /// Compares a file of the development language with its own keys: one with placeholders says what
  /// code hands over.
  ///
  /// A whole number in the place of one with a fraction is shown rounded, which is said.
  ///
  /// - Parameter source: The file.
  package init(amongOwnTextsOf source: StringTable.Source) {
    self.init(in: source, nil)
  }

  private init(in source: StringTable.Source, _ development: StringTable?) {
    let storage = source.file.storage
    let language = source.languageNumber
    for number in storage.marks.withHoles {
      if let catalog = storage.catalog, !catalog.answers(number, in: language) { continue }
      if storage.hasEmptyFormat(number) {
        leaveOut(number, source, "its format is empty", key: storage.key(number))
        continue
      }
      if storage.isSpelledLikeItsSource(number, development) { continue }
      check(number, source, development)
    }
  }

  private mutating func check(
    _ number: Int,
    _ source: StringTable.Source,
    _ development: StringTable?
  ) {
    let file = source.file
    let key = file.storage.key(number)
    guard let expected = Self.expected(key, development) else { return }
    let mismatches = file.storage.format(number).mismatches(with: expected)
    guard
      let first = mismatches.first(where: { development != nil || !$0.isRounding })
        ?? mismatches.first
    else { return }
    if development == nil && first.isRounding {
      let sentence = "the text for \(key.inQuotes) is shown rounded: \(first)"
      report(.warning, number, source, sentence)
    } else {
      leaveOut(number, source, first.description, key: key)
    }
  }

  private mutating func leaveOut(
    _ number: Int,
    _ source: StringTable.Source,
    _ reason: String,
    key: String
  ) {
    numbers.insert(number)
    let sentence = "the text for \(key.inQuotes) is not used: \(reason)"
    report(.error, number, source, sentence)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ number: Int,
    _ source: StringTable.Source,
    _ sentence: String
  ) {
    let file = source.file
    let entry = file.entries[number]
    diagnostics.append(
      Diagnostic(
        severity,
        rule: "format-mismatch",
        sentence,
        path: file.path.isEmpty ? nil : file.path,
        line: entry.line,
        column: entry.column,
        key: entry.key,
        language: source.language
      ).namingItsTable
    )
  }

  private static func expected(_ key: String, _ development: StringTable?) -> Format? {
    if let development, let index = development.index(of: key),
      !development.folded.isEmptyText(index)
    {
      return development.format(at: index)
    }
    let format = Format(key)
    return format.isLiteral ? nil : format
  }
}

extension EntryStorage {
  /// Whether rules go with an empty format, which would show none of their forms.
  fileprivate func hasEmptyFormat(_ number: Int) -> Bool {
    records[number].valueLength == 0 && mayHaveRules(number)
  }

  /// Whether an entry asks for what its source text does, seen from its bytes: nearly all do.
  fileprivate func isSpelledLikeItsSource(_ number: Int, _ development: StringTable?) -> Bool {
    guard !mayHaveRules(number), !Placeholders.hasLookAlike(valueBytes(number)) else {
      return false
    }
    let key = keyBytes(number)
    guard let development, development.count > 0, let index = development.folded.find(key),
      !development.folded.isEmptyText(index)
    else {
      return !Placeholders.mayBe(in: key) || Placeholders.areSpelledAlike(valueBytes(number), key)
    }
    return !development.folded.mayHaveRules(index)
      && Placeholders.areSpelledAlike(valueBytes(number), development.folded.valueBytes(index))
  }

  fileprivate func format(_ number: Int) -> Format {
    rules(number).map { Format($0) } ?? Format(value(number))
  }
}

extension FoldedTable {
  /// Whether an entry is a text of no letters: nobody can say of what it was given.
  fileprivate func isEmptyText(_ index: Int) -> Bool {
    valueBytes(index).isEmpty && !mayHaveRules(index)
  }
}
