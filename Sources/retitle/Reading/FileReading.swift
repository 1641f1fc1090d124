import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// A file as `read` shows it.
struct FileReading {
  /// The file.
  let file: StringFile
  /// What is wrong with it.
  let diagnostics: [Diagnostic]
  /// Its entries; none where it is refused.
  let entries: [StringEntry]

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - isStrict: whether a file that Apple's parser does not read to its end gives no entries.
  init(_ file: StringFile, isStrict: Bool) {
    self.file = file
    guard isStrict, !file.isAcceptedByApple else {
      entries = Array(file.entries)
      diagnostics = file.diagnostics
      return
    }
    entries = []
    diagnostics =
      file.diagnostics + [
        Diagnostic(
          .error,
          rule: "refused",
          "Apple's parser does not read this file to its end: nothing is taken from it",
          path: file.path
        ).namingItsTable
      ]
  }

  /// The languages, as the file names them: one empty name where it names none.
  var languages: [String] { file.languages.isEmpty ? [""] : file.languages }

  /// The entries by language, in the file's order.
  var groups: [(language: String, entries: [StringEntry])] {
    let byLanguage = Dictionary(grouping: entries) { $0.language ?? "" }
    return languages.compactMap { language in byLanguage[language].map { (language, $0) } }
  }
}
