internal import IntertitleLanguages

package import IntertitleTables

extension StringFile {
  /// The texts of a file that names no language, by key.
  package var texts: [String: String] {
    let table = StringTable(folding: [.init(language: "und", file: self)])
    return Dictionary(uniqueKeysWithValues: table.keys.map { ($0, table.text(forKey: $0) ?? "") })
  }

  /// Reads old-style text.
  package init(_ text: String) { self.init(bytes: Array(text.utf8), path: "T.strings") }
}
