internal import IntertitleLanguages
internal import IntertitleTables

// What there is to say of a text with forms or markup.
extension Diagnostic {
  static func withoutNumber(_ key: String, table: String, language: Language) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "without-number",
      "\(key.inQuotes) in the table \(table.inQuotes) has plural forms in \(language) and is shown"
        + " without a number; hand the number over, as in .key(\(key.inQuotes), 5)",
      key: key,
      table: table,
      language: language
    )
  }

  static func systemMarkup(_ key: String, at place: StringTable.Place) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "system-markup",
      "the text for \(key.inQuotes) has markup in it that only the system understands, ^[…](…), and is"
        + " shown without it; say its forms by plural rules",
      path: place.path.isEmpty ? nil : place.path,
      line: place.line,
      column: place.column,
      key: key
    ).namingItsTable
  }
}
