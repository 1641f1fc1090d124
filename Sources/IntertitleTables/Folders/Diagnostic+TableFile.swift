package import IntertitleLanguages

extension Diagnostic {
  /// The same, with the table and the language that the name of its file says, where nothing else is
  /// known of them.
  package var namingItsTable: Diagnostic {
    guard let file = path.flatMap(TableFile.init(path:)) else { return self }
    var named = self
    named.table = table ?? file.table
    named.language = language ?? file.language
    return named
  }
}
