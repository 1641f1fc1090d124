internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys of one table that differ only in letters' case, blanks or the length of a number.
///
/// Both are looked up, each where code spells it so: one of them is likely a slip, and is translated
/// for nothing.
///
/// ```
/// "Sign in" = "Sign in";
/// "Sign In" = "Sign in";
/// ```
public struct KeyCollisionRule: LintRule {
  public let summary = LintRuleSummary(
    name: "key-collision",
    severity: .note,
    sentence: "Two keys differ only in case, blanks or the length of a number: one of them is"
      + " likely a slip; use one.",
    example: #""Sign in" = "…"; "Sign In" = "…";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { collisions(in: $0.development?.entries ?? []) }
  }

  private func collisions(in entries: [LintEntry]) -> [LintFinding] {
    var first: [String: LintEntry] = [:]
    return entries.compactMap { entry in
      let folded = FoldedKey.folded(entry)
      guard let other = first[folded] else {
        first[folded] = entry
        return nil
      }
      let key = entry.key
      // Short keys such as "m" and "M" are symbols, and the same key may have rules and a text.
      guard other.key != key, Words(key).letterCount > 3 else { return nil }
      return finding(at: entry, message(key, other))
    }
  }

  private func message(_ key: String, _ other: LintEntry) -> String {
    let line = other.place.map { ", line \($0.line)" } ?? ""
    return "\(key.inQuotes) differs from \(other.key.inQuotes)\(line) only in case, "
      + "blanks or the length of a number: use one of them"
  }
}
