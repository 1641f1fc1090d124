public import IntertitleLanguages

extension Journal {
  /// The journal's keys of one table as a string file that is ready to translate.
  ///
  /// An entry is preceded by a comment that names its slots and how often it was shown. A key that
  /// the language lacks stands in a comment of its own, so that its untranslated form never
  /// becomes a value.
  ///
  /// - Parameters:
  ///   - language: The language to translate into.
  ///   - table: The table; nil for the main table.
  /// - Returns: The text of the file; empty where nothing is missing.
  public func stringsStub(for language: Language, table: String? = nil) -> String {
    entries.filter { $0.table == table && $0.origins[language] != .table }
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
