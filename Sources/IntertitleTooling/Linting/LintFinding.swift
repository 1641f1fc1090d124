public import IntertitleLanguages
internal import IntertitleTables

/// Something a rule found.
public struct LintFinding: Hashable, Sendable {
  /// What is wrong, and where, with the key, table and language that are concerned.
  ///
  /// Its `rule` is the rule's name, or the narrower name that a reader gave the fault:
  /// `missing-semicolon` of the rule `syntax`.
  public var diagnostic: Diagnostic
  /// The name of the lint rule.
  public var rule: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - diagnostic: what is wrong, and where.
  ///   - rule: the name of the lint rule.
  public init(_ diagnostic: Diagnostic, rule: String) {
    self.diagnostic = diagnostic
    self.rule = rule
  }
}

extension LintFinding: Comparable {
  /// By path, line and column, then by rule and sentence: the same order on every machine.
  public static func < (first: LintFinding, second: LintFinding) -> Bool {
    let (one, two) = (first.diagnostic, second.diagnostic)
    if one.path != two.path { return precedes(one.path ?? "", two.path ?? "") }
    if one.line != two.line { return (one.line ?? 0) < (two.line ?? 0) }
    if one.column != two.column { return (one.column ?? 0) < (two.column ?? 0) }
    if one.rule != two.rule { return precedes(one.rule, two.rule) }
    return precedes(one.message, two.message)
  }

  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
