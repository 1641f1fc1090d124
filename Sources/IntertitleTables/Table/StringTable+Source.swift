internal import IntertitleLanguages

extension StringTable.Source {
  /// Calls a body with each entry that takes part, by its number: it is in the source's language and
  /// part, answers for its key in its file, and is not left out.
  @inline(__always)
  func forEachEntry(_ body: (Int) -> Void) {
    let storage = file.storage
    let language = languageNumber
    for number in 0..<storage.count where storage.answers(number, in: language) {
      if part != .all, storage.mayHaveRules(number) != (part == .rules) { continue }
      if !rejected.isEmpty, rejected.contains(number) { continue }
      body(number)
    }
  }

  /// The number that a catalog gives the language: under the very name, else under another one.
  package var languageNumber: Int? {
    let names = file.languages
    return names.firstIndex(of: language.spelling) ?? names.firstIndex { Language($0) == language }
  }
}

extension EntryStorage {
  /// Whether an entry is in a language and answers for its key in its file.
  @inline(__always)
  fileprivate func answers(_ number: Int, in language: Int?) -> Bool {
    if let catalog { return catalog.answers(number, in: language) }
    return uniqueCount == count || index(ofKey: keyBytes(number)) == number
  }
}
