public import IntertitleLanguages

extension Journal {
  /// What a language lacks of one table, as a string file that is ready to translate.
  ///
  /// An entry is preceded by a comment that names its slots and how often it was shown. The key stands
  /// in a comment of its own, so that its untranslated form never becomes a value. What the language
  /// answered and what a vendor or a link answered is left out; a finished text that was found back is
  /// listed under its key. A journal knows the languages that were in use: for another one it lists every key that may
  /// be missing there.
  ///
  /// - Parameters:
  ///   - language: The language to translate into.
  ///   - table: The table; nil for the main table.
  /// - Returns: The text of the file; empty where nothing is missing.
  public func stringsStub(for language: Language, table: String? = nil) -> String {
    stub(for: language, table: table) { _ in true }
  }

  /// The same, of the keys that somebody who knows the language lacks.
  package func stub(
    for language: Language,
    table: String?,
    of isLacking: (String) -> Bool
  ) -> String {
    entries.filter { $0.table == table && $0.isMissing(in: language) && isLacking($0.key) }
      .map(stub)
      .joined(separator: "\n")
  }

  private func stub(_ entry: Entry) -> String {
    let slots = entry.slots.map(\.name).sorted().joined(separator: ", ")
      .keepingApart("*", "/")
    let key = QuotedText.of(entry.key, numbered: "U")
    return """
      /* \(slots); shown \(entry.count.counted("time")) */
      // \(key) = "";

      """
  }
}
