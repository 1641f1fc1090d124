internal import IntertitleLanguages
internal import IntertitleTables

/// Finds what the readers could not read as it was meant.
///
/// Each fault has a name of its own, such as `missing-semicolon`, by which it can be chosen and
/// silenced too. Apple's parser refuses a file for some of them and drops the rest of it silently
/// for others: neither is noticed on a build machine that only copies files.
///
/// ```
/// "greeting" = "Hello"     // missing-semicolon
/// "farewell" = "Goodbye";
/// ```
public struct SyntaxRule: LintRule {
  public let summary = LintRuleSummary(
    name: "syntax",
    severity: .error,
    sentence: "The file cannot be read as it was meant, or not to its end: mend it at the place"
      + " named.",
    example: #""greeting" = "Hello" "farewell" = "Goodbye";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] { readerFindings(in: subject) }
}
