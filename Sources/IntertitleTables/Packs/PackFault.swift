package import IntertitleLanguages

/// Why a pack is not used, or cannot be made.
package enum PackFault: Error, Hashable {
  /// A file or folder of it cannot be read, or lies elsewhere.
  case unreadable(Diagnostic)
  /// It has more bytes than it may.
  case tooLarge(limit: Int)
  /// It has more files than it may.
  case tooManyFiles(limit: Int)
  /// There is no string file in it.
  case empty
  /// It does not begin as packs do.
  case noPack
  /// It is written in a version that is not known here.
  case version(UInt32)
  /// It is not what was packed: a part is missing, or was altered.
  case damaged
  /// Its hash is another one than was expected.
  case otherHash(found: SHA256)
  /// What was expected is no hash.
  case noHash(String)
  /// The app's own check refused it.
  case notTrusted(reason: String?)
  /// Lengths in it do not come to its size.
  case misfitting
  /// A file in it has a name that leads elsewhere, or cannot be shown.
  case unsafeName(String)
  /// Two files in it have one name, or differ in the case of letters only.
  case repeatedName(String)
  /// A file in it is no string file.
  case noTable(String)
}

extension PackFault {
  /// Why a file cannot be read that may have so many bytes.
  init(_ error: StringFileError, limit: Int) {
    if case .tooLarge = error {
      self = .tooLarge(limit: limit)
    } else {
      self = .unreadable(error.diagnostic)
    }
  }

  /// What is wrong in a sentence, with what to do.
  ///
  /// - Parameter path: Where the pack came from; nil for bytes in memory.
  /// - Returns: An error with a place.
  package func diagnostic(path: String?) -> Diagnostic {
    if case .unreadable(let diagnostic) = self { return diagnostic.asError }
    return Diagnostic(.error, rule: "tables-refused", sentence, path: path)
  }

  private var sentence: String {
    switch self {
    case .unreadable(let diagnostic): diagnostic.message
    case .tooLarge(let limit):
      "the set of tables has more than \(limit) bytes; allow more, or split it"
    case .tooManyFiles(let limit): "the set of tables has more than \(limit) files; split it"
    case .empty: "the set of tables has no string file; its .lproj folders lie at its top"
    case .noPack: "this is no set of tables; make one with `retitle pack`"
    case .version(let number):
      "the set of tables is written in version \(number), and this program knows version"
        + " \(PackFormat.version); pack it with the `retitle` of this program"
    case .damaged:
      "the set of tables is not as it was packed: a part is missing or altered; get it again"
    case .otherHash(let found):
      "the set of tables has the hash \(found), another one than was expected"
    case .noHash(let text):
      "\(text.inQuotes) is no SHA-256: that is 64 hexadecimal digits; `retitle pack` prints it"
    case .notTrusted(let reason):
      "the set of tables is not trusted"
        + (reason.map { ": \($0)" } ?? "; its signature does not fit it")
    case .misfitting: "the lengths in the set of tables do not come to its size; pack it again"
    case .unsafeName(let name):
      "the set of tables has a file \(name.inQuotes), whose name leads elsewhere or cannot be shown; a"
        + " name is a path below the set, without dots"
    case .repeatedName(let name):
      "the set of tables has \(name.inQuotes) twice, or in letters of another case; keep one"
    case .noTable(let name): "\(name.inQuotes) in the set of tables is no string file; leave it out"
    }
  }
}
