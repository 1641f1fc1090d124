internal import IntertitleLanguages

/// Gathers what a format cannot carry.
struct LossReport {
  private let path: String?
  private let format: String
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: StringDocument, format: String) {
    path = document.path
    self.format = format
  }

  /// Reports one entry.
  mutating func add(_ entry: StringEntry, _ what: String) {
    guard diagnostics.count < Issues.limit else { return }
    diagnostics.append(
      Diagnostic(
        .warning,
        rule: "cannot-carry",
        "\(format) cannot carry \(what) of \"\(Shown.text(entry.key))\"",
        path: path,
        line: entry.line,
        column: entry.column
      )
    )
  }

  /// Reports something of many entries at once.
  mutating func add(_ count: Int, _ what: String) {
    guard count > 0 else { return }
    let sentence = "\(format) cannot carry \(what): \(count) \(count == 1 ? "is" : "are") left out"
    diagnostics.append(Diagnostic(.warning, rule: "cannot-carry", sentence, path: path))
  }
}
