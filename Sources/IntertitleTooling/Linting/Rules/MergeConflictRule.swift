internal import IntertitleLanguages
internal import IntertitleTables

/// Finds what version control leaves in a file where two changes met.
///
/// In a `.strings` file the reader names each marker; in other formats, and inside of values, a line
/// that begins with seven `<` or `>` and a blank is one.
///
/// ```
/// <<<<<<< HEAD
/// "title" = "Wallet";
/// =======
/// "title" = "My wallet";
/// >>>>>>> design
/// ```
public struct MergeConflictRule: LintRule {
  public let summary = LintRuleSummary(
    name: "merge-conflict",
    severity: .error,
    sentence: "The file holds marks of an unfinished merge: choose one side and delete the marks.",
    example: "<<<<<<< HEAD"
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    let known = readerFindings(in: subject)
    let lines = Dictionary(grouping: known) { $0.diagnostic.path }
      .mapValues { Set($0.compactMap(\.diagnostic.line)) }
    return known
      + subject.files.flatMap { file in
        marks(in: file).filter { lines[file.path]?.contains($0.line) != true }.map { place in
          finding(
            in: file.path,
            line: place.line,
            column: place.column,
            "this is a merge-conflict marker: choose one side and delete the marker"
          )
        }
      }
  }

  private func marks(in file: LintFile) -> [(line: Int, column: Int)] {
    guard let text = file.text else { return [] }
    let offsets =
      ByteSearch.lines(beginningWith: "<<<<<<< ", in: text)
      + ByteSearch.lines(beginningWith: ">>>>>>> ", in: text)
    return offsets.map(file.place)
  }
}
