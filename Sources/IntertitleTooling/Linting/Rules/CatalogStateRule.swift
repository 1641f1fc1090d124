internal import IntertitleLanguages
internal import IntertitleTables

/// Lists what a catalog itself says is unfinished: new and unreviewed translations, stale keys.
///
/// They are used as they are; a list of them is what somebody who prepares a release wants to see.
///
/// ```json
/// "stringUnit" : { "state" : "needs_review", "value" : "Enregistrer" }
/// ```
public struct CatalogStateRule: LintRule {
  public let summary = LintRuleSummary(
    name: "catalog-state",
    severity: .note,
    sentence: "A catalog marks a translation as new or unreviewed, or a key as stale: review it, or"
      + " remove it.",
    example: #""state" : "needs_review""#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.all.flatMap { texts in
        let isSource = texts.language == table.development?.language
        return texts.entries.compactMap { entry in
          sentence(entry, texts.name, isSource).map { finding(at: entry, $0) }
        }
      }
    }
  }

  private func sentence(_ entry: LintEntry, _ language: String, _ isSource: Bool) -> String? {
    if isSource, entry.extractionState == "stale" {
      return
        "\(entry.key.inQuotes) is stale, code does not use it any more: remove it, or mark it as manual"
    }
    switch entry.state {
    case "needs_review": return "\(entry.key.inQuotes) in \(language) needs review"
    case "new" where !isSource:
      return "\(entry.key.inQuotes) in \(language) is new: translate it"
    default: return nil
    }
  }
}
