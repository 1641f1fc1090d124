internal import IntertitleLanguages
internal import IntertitleTables

/// What the small file in a folder of sets says: a heading, and a line for each set that is kept.
///
/// A line that is not understood, because it was damaged or another program wrote it, stays as it is
/// behind the others.
struct KeptList: Equatable {
  /// A set, as its line names it.
  struct Entry: Hashable {
    let hash: SHA256
    let signature: [UInt8]
  }

  /// The sets, the one in use first.
  private(set) var entries: [Entry] = []
  private var others: [Line] = []

  /// A line that is not understood, and where it stood.
  private struct Line: Equatable {
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  private static let heading = Array("intertitle tables 1".utf8)
  private static let lineFeed = UInt8(ascii: "\n")

  /// No sets.
  init() {}

  /// Reads a list; nil where it begins as none does.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
    guard lines[0].elementsEqual(Self.heading) else { return nil }
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if let entry = Entry(line: line) {
        entries.append(entry)
      } else {
        others.append(Line(number: number + 1, bytes: line))
      }
    }
  }

  /// The list with other sets.
  func replacing(_ entries: [Entry]) -> KeptList {
    var list = self
    list.entries = entries
    return list
  }

  /// Whether it is known of every line which set it names.
  var isUnderstood: Bool { others.isEmpty }

  /// The list as it is written.
  var bytes: [UInt8] {
    let lines =
      [Self.heading] + entries.map { Array($0.line.utf8) } + others.map { Array($0.bytes) }
    return lines.flatMap { $0 + [Self.lineFeed] }
  }

  /// A warning for each line that is not understood, in the list at a path.
  func diagnostics(at path: String) -> [Diagnostic] {
    others.map { line in
      Diagnostic(
        .warning,
        rule: "tables-list",
        "this line of the list of sets of tables is not understood; it is kept, and so is every set"
          + " that may be its. Where no other program wrote it, remove the line",
        path: path,
        line: line.number
      )
    }
  }
}

// A line: the hash, and the signature in hexadecimal digits.
extension KeptList.Entry {
  fileprivate init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, let hash = SHA256(parts[0]),
      let signature = [UInt8](hexadecimal: parts[1])
    else { return nil }
    self.init(hash: hash, signature: signature)
  }

  fileprivate var line: String { "\(hash) \(signature.hexadecimal)" }
}
