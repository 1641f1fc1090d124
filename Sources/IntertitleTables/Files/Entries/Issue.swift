internal import IntertitleLanguages

/// Something a reader found, at an offset of the arena; it becomes a ``Diagnostic`` when the file
/// has been read and lines can be counted once for all of them.
struct Issue {
  var severity: Diagnostic.Severity
  var rule: String
  var message: String
  var offset: Int?
  /// The key of the entry that is at fault, where it is one and can be read.
  var key: String?
}

/// The issues of one file, bounded: a file of ten million faults must not become ten million
/// sentences.
package struct Issues {
  /// How many are kept.
  package static let limit = 1_000

  private(set) var list: [Issue] = []
  private(set) var omitted = 0

  var isFull: Bool { list.count >= Self.limit }

  mutating func add(
    _ severity: Diagnostic.Severity,
    _ rule: String,
    at offset: Int?,
    key: @autoclosure () -> String? = nil,
    _ message: @autoclosure () -> String
  ) {
    guard !isFull else {
      omitted += 1
      return
    }
    list.append(
      Issue(severity: severity, rule: rule, message: message(), offset: offset, key: key())
    )
  }

  /// Forgets where things are, in a file that is no text.
  mutating func removePlaces() {
    for index in list.indices { list[index].offset = nil }
  }

  /// Adds what another part of the reader found.
  mutating func add(contentsOf other: Issues) {
    let room = max(0, Self.limit - list.count)
    list += other.list.prefix(room)
    omitted += other.omitted + max(0, other.list.count - room)
  }

  /// The issues in the order of their places, as diagnostics.
  func diagnostics(path: String?, lines: LineCounter) -> [Diagnostic] {
    var counter = lines
    let sorted = list.enumerated().sorted {
      ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset)
    }
    var result = sorted.map { _, issue in
      let place = issue.offset.map { counter.place(of: $0) }
      return Diagnostic(
        issue.severity,
        rule: issue.rule,
        issue.message,
        path: path,
        line: place?.line,
        column: place?.column,
        key: issue.key
      )
    }
    if omitted > 0 {
      result.append(
        Diagnostic(
          .note,
          rule: "too-many",
          "\(omitted) more findings in this file are not listed",
          path: path
        )
      )
    }
    return result.map(\.namingItsTable)
  }
}
