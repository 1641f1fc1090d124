public import IntertitleLanguages
internal import IntertitleTables

/// What a rule is called and what it is about.
public struct LintRuleSummary: Hashable, Sendable {
  /// A stable name in kebab case, by which the rule is chosen and silenced: `missing-keys`.
  public var name: String
  /// How bad its findings are, unless one says otherwise.
  public var severity: Diagnostic.Severity
  /// What it looks for and what to do about it, in a sentence or two.
  public var sentence: String
  /// What it finds, as it would stand in a file.
  public var example: String
  /// Whether its findings come from comparing with the development language: where that is only guessed,
  /// a warning is worth no more than a note.
  public var isComparison: Bool

  /// Describes a rule.
  public init(
    name: String,
    severity: Diagnostic.Severity,
    sentence: String,
    example: String,
    isComparison: Bool = false
  ) {
    self.isComparison = isComparison
    self.name = name
    self.severity = severity
    self.sentence = sentence
    self.example = example
  }
}
