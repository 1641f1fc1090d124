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
    DocumentFormat.allCases.filter { !$0.isReadable }.map(\.rawValue).listed(with: "and")
  }

  /// The endings of files that hold one language.
  static var ofOneLanguage: String {
    DocumentFormat.allCases.filter(\.holdsOneLanguage).flatMap(\.endings).map { ".\($0)" }
      .listed(with: "and")
  }
}

extension [String] {
  /// The words as a sentence lists them: `a, b and c`.
  fileprivate func listed(with word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
