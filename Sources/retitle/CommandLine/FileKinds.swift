import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// The kinds of files that help speaks of, as readers and writers name them.
enum FileKinds {
  /// The endings of files that can be read: `.strings, .stringsdict or .xcstrings`.
  static func readable(joinedBy word: String) -> String {
    StringFileReaders.standard.endings.map { ".\($0)" }.listed(with: word)
  }

  /// The formats that are written and not read.
  static var merelyWritten: String {
    DocumentFormat.allCases.filter { !$0.isReadable }.map(\.rawValue).listed
  }

  /// The endings of files that hold one language.
  static var ofOneLanguage: String {
    DocumentFormat.allCases.filter(\.holdsOneLanguage).flatMap(\.endings).map { ".\($0)" }
      .listed
  }
}
