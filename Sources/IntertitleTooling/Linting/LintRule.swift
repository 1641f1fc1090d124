public import IntertitleLanguages
internal import IntertitleTables

/// One thing to look for in the string files of a folder.
///
/// A rule is a value with one function. It is handed everything at once, because most faults are
/// differences between files; it changes nothing, and what it finds may come in any order: ``Linter``
/// sorts. Report at the place where a person would mend the fault, in one sentence that says how.
///
/// ```swift
/// struct NoShouting: LintRule {
///   let summary = LintRuleSummary(
///     name: "no-shouting",
///     severity: .note,
///     sentence: "A text is in capitals throughout: let the label do that.",
///     example: #""save" = "SAVE";"#
///   )
///
///   func findings(in subject: LintSubject) -> [LintFinding] {
///     subject.allEntries.filter { $0.text == $0.text.uppercased() && $0.text.count > 3 }
///       .map { finding(at: $0, "“\($0.key)” is in capitals: let the label do that") }
///   }
/// }
/// ```
///
/// Whoever writes a rule tests two things: that it finds its fault at the right line, and that it is
/// silent on the nearest text that is right. A rule that cries wolf is switched off by everybody.
public protocol LintRule: Sendable {
  /// The rule's name, how bad its findings are, and what it is about.
  var summary: LintRuleSummary { get }

  /// Looks through the files of one folder.
  ///
  /// - Parameter subject: the tables of the folder, by language.
  /// - Returns: what was found, in any order; empty where nothing is wrong.
  /// - Complexity: should be linear in the number of entries.
  func findings(in subject: LintSubject) -> [LintFinding]
}

extension LintRule {
  /// A finding at an entry, of the rule's name and severity.
  ///
  /// - Parameters:
  ///   - entry: the entry that is at fault.
  ///   - message: what is wrong and what to do, in one sentence without a full stop.
  ///   - severity: how bad it is; the rule's own severity unless said.
  /// - Returns: the finding.
  public func finding(
    at entry: LintEntry,
    _ message: String,
    _ severity: Diagnostic.Severity? = nil
  ) -> LintFinding {
    let place = entry.place
    return finding(
      in: entry.path,
      line: place?.line,
      column: place?.column,
      key: entry.key,
      language: entry.language,
      message,
      severity
    )
  }

  /// A finding anywhere in a file, of the rule's name and severity.
  ///
  /// - Parameters:
  ///   - path: the file, or the folder.
  ///   - line: the line, from 1; nil for the whole file.
  ///   - column: the column, from 1.
  ///   - key: the key that is concerned, if it is one.
  ///   - language: the language that is concerned, if it is one.
  ///   - message: what is wrong and what to do, in one sentence without a full stop.
  ///   - severity: how bad it is; the rule's own severity unless said.
  /// - Returns: the finding.
  public func finding(
    in path: String,
    line: Int? = nil,
    column: Int? = nil,
    key: String? = nil,
    language: Language? = nil,
    _ message: String,
    _ severity: Diagnostic.Severity? = nil
  ) -> LintFinding {
    let diagnostic = Diagnostic(
      severity ?? summary.severity,
      rule: summary.name,
      message,
      path: path,
      line: line,
      column: column,
      key: key,
      language: language
    )
    return LintFinding(diagnostic.namingItsTable, rule: summary.name)
  }
}
