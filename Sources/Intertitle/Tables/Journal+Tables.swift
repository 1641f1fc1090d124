public import IntertitleChain
public import IntertitleLanguages

extension Journal {
  /// What a localizer's tables lack of the journal's keys, as a string file that is ready to translate.
  ///
  /// It is ``stringsStub(for:table:)`` for any language, whether or not it was in use: what the tables
  /// have in it is left out.
  ///
  /// - Parameters:
  ///   - language: The language to translate into.
  ///   - table: The table; nil for the main table.
  ///   - localizer: Whose tables are asked; nothing is reported as missing.
  /// - Returns: The text of the file; empty where nothing is missing.
  public func stringsStub(
    for language: Language,
    table: String? = nil,
    lackedBy localizer: Localizer
  ) -> String {
    let tables = localizer.tables.library.tables(for: language)
    return stub(for: language, table: table) { !tables.hasItself($0, in: table) }
  }
}

extension LanguageTables {
  /// Whether there is a text for a key in the language itself, the app's own or a vendor's.
  fileprivate func hasItself(_ key: String, in table: String?) -> Bool {
    guard let folded = self.table(table), let entry = folded.entry(forKey: key) else {
      return false
    }
    return folded.origin(of: entry).kind != .fallback
  }
}
