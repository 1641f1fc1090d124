internal import IntertitleLanguages

/// How the bytes of a pack stand: string files in one piece.
///
/// | bytes | what |
/// | --- | --- |
/// | 16 | `INTERTITLE-PACK` and a line feed |
/// | 4 | the version |
/// | 4 | how many files there are |
/// | for each file: 12, and the names | the lengths of the vendor's name (0 for the app), of the path and of the contents; the vendor's name; the path |
/// | | the contents, in the order of the files |
/// | 32 | the SHA-256 of all that stands before |
///
/// Numbers have four bytes, the least one first; names are UTF-8. Nothing is compressed.
enum PackFormat {
  static let version: UInt32 = 1
  static let signature = Array("INTERTITLE-PACK\n".utf8)
  /// How many files there may be.
  static let mostFiles = 10_000
  /// The fewest bytes that a file takes.
  static let shortestRecord = 12
  private static let longestName = 1024

  /// Where the number of files stands.
  static var start: Int { signature.count + 4 }

  /// Whether a name leads nowhere but down, and can be shown.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= longestName && !parts.contains { ["", ".", ".."].contains($0) }
      && name.unicodeScalars.allSatisfy { $0 != "\\" && !Shown.needsEscape($0) }
  }

  /// A number as it is written.
  static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
