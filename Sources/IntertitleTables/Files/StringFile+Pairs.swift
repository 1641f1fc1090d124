internal import IntertitleLanguages

extension StringFile {
  /// Makes a table of pairs in memory; the last of equal keys answers, with a warning.
  ///
  /// - Parameters:
  ///   - pairs: keys and values in order.
  ///   - path: shown in diagnostics; empty where there is none.
  public init(pairs: some Collection<(String, String)>, path: String = "") {
    var list = EntryList(capacity: pairs.count)
    for (key, value) in pairs { list.append(key, .text(value)) }
    let storage = list.storage()
    var diagnostics: [Diagnostic] = []
    storage.makeIndex(keepingBefore: .max) { earlier, later in
      let isEqual = storage.value(earlier) == storage.value(later)
      diagnostics.append(
        Diagnostic(
          isEqual ? .note : .warning,
          rule: isEqual ? "duplicate-entry" : "duplicate-key",
          "\(storage.key(later).inQuotes) stands twice: the last value is used",
          path: path.isEmpty ? nil : path,
          key: storage.key(later)
        ).namingItsTable
      )
    }
    self.init(
      reading: Reading(
        path: path,
        format: .pairs,
        encoding: .utf8,
        hasByteOrderMark: false,
        storage: storage,
        diagnostics: diagnostics,
        isAcceptedByApple: true
      )
    )
  }
}

extension StringFileFormat {
  /// Pairs that were given in memory.
  public static let pairs = Self(rawValue: "pairs")
}
