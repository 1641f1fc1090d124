internal import IntertitleLanguages
internal import IntertitleTables

/// Finds texts of the app's own language with two placeholders or more and no positions.
///
/// Translators reorder words freely; without positions they cannot reorder arguments. One
/// placeholder needs none.
///
/// ```
/// "progress" = "%d of %d";      // write "%1$d of %2$d"
/// ```
public struct UnnumberedSpecifiersRule: LintRule {
  public let summary = LintRuleSummary(
    name: "unnumbered-specifiers",
    severity: .warning,
    sentence: "A text has several placeholders without positions, which translators cannot"
      + " reorder: number them.",
    example: #""progress" = "%d of %d";"#,
    isComparison: true
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      (table.development?.entries ?? []).compactMap { entry in
        guard entry.mayHavePlaceholders, entry.rules == nil else { return nil }
        let format = Format(entry.text)
        guard format.signature.isUnnumbered else { return nil }
        return finding(at: entry, message(entry, format))
      }
    }
  }

  private func message(_ entry: LintEntry, _ format: Format) -> String {
    "\(entry.key.inQuotes) has several placeholders without positions, which translators "
      + "cannot reorder: write \(format.numbered.inQuotes)"
  }
}

extension Format {
  /// The text with a position in every placeholder that has none.
  fileprivate var numbered: String {
    body.replacingHoles { body.spelling($0, numbered: Int($0.position)) }
  }
}
