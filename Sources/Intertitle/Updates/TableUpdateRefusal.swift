public import IntertitleLanguages
internal import IntertitleTables

/// Why a set of tables was not applied.
///
/// Nothing changed, neither what is shown nor what is kept. Each case says what is wrong in one
/// sentence or, for what is in the files, in at most twenty with their places.
public enum TableUpdateRefusal: Error, Hashable {
  /// The set cannot be read, or has more bytes than it may.
  case unreadable([Diagnostic])
  /// The set is not what was packed or expected: a part is missing or altered, its hash is another
  /// one, or the app's check refused it.
  case notVerified([Diagnostic])
  /// The set cannot be used by this program: it is written in an unknown version, has names that it
  /// must not have or files with errors, or its texts ask for other arguments than code gives them.
  case unusable([Diagnostic])
  /// The set cannot be kept in its folder.
  case notKept([Diagnostic])

  init(_ fault: PackFault, path: String?) {
    let diagnostics = [fault.diagnostic(path: path)]
    switch fault {
    case .unreadable, .tooLarge, .tooManyFiles: self = .unreadable(diagnostics)
    case .damaged, .otherHash, .noHash, .notTrusted: self = .notVerified(diagnostics)
    case .empty, .noPack, .version, .misfitting, .unsafeName, .repeatedName, .noTable:
      self = .unusable(diagnostics)
    }
  }

  /// Refuses a set whose files have errors.
  static func check(_ diagnostics: [Diagnostic]) throws(TableUpdateRefusal) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .unusable(Array(errors.prefix(20))) }
  }

  /// What is wrong.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unreadable(let all), .notVerified(let all), .unusable(let all), .notKept(let all): all
    }
  }
}

extension TableUpdateRefusal: CustomStringConvertible {
  /// What is wrong, a line for each sentence.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
