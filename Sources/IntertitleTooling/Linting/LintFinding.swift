public import IntertitleLanguages
internal import IntertitleTables

/// Something a rule found.
public struct LintFinding: Hashable, Sendable {
  /// What is wrong, and where.
  ///
  /// Its `rule` is the rule's name, or the narrower name that a reader gave the fault:
  /// `missing-semicolon` of the rule `syntax`.
  public var diagnostic: Diagnostic
  /// The name of the lint rule.
  public var rule: String
  /// The key that is concerned; nil where it is none, or not known.
  public var key: String?
  /// The language that is concerned; nil where it is none, or not known.
  public var language: Language?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - diagnostic: what is wrong, and where.
  ///   - rule: the name of the lint rule.
  ///   - key: the key that is concerned.
  ///   - language: the language that is concerned.
  public init(
    _ diagnostic: Diagnostic,
    rule: String,
    key: String? = nil,
    language: Language? = nil
  ) {
    self.diagnostic = diagnostic
    self.rule = rule
    self.key = key
    self.language = language
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
