internal import IntertitleLanguages
internal import IntertitleTables

/// The names that readers give faults, and which lint rule passes each on.
///
/// A reader knows one file; a rule, the folder. What a reader has already found keeps its narrow
/// name, so that `read` and `lint` say the same of the same fault.
enum ReaderFault {
  /// The lint rule that a fault belongs to; `syntax` for what is not listed.
  static func rule(of fault: String) -> String { owners[fault] ?? "syntax" }

  /// Every name that a finding may bear beside the rules' own.
  static var names: [String] { (owners.keys + syntax).sorted() }

  private static let owners: [String: String] = [
    "duplicate-key": "duplicates", "duplicate-entry": "duplicates", "same-language": "duplicates",
    "table-twice": "duplicates",
    "merge-conflict": "merge-conflict", "empty-form": "empty-value",
    "missing-other": "plural-categories", "missing-category": "plural-categories",
    "unknown-category": "plural-categories", "unused-category": "plural-categories",
    "not-unicode": "encoding", "wrong-encoding": "encoding", "byte-order-mark": "encoding",
    "declared-encoding": "encoding", "odd-length": "encoding", "unpaired-surrogate": "encoding",
    "invisible-character": "invisible-characters",
    "byte-order-mark-inside": "invisible-characters",
  ]

  private static let syntax = [
    "broken-object", "empty-file", "json", "leads-nowhere", "link-outside", "missing-equals",
    "missing-format",
    "missing-rule-type", "missing-semicolon", "missing-source-language", "missing-value",
    "missing-value-type", "missing-variable", "no-tables", "no-value", "not-a-catalog",
    "not-a-file", "not-a-table",
    "not-text", "property-list", "refused", "stray-semicolon", "stray-text", "text-after-brace",
    "too-deep", "too-large", "too-many", "two-rule-types", "typographic-quote", "unclosed-brace",
    "unknown-escape", "unknown-rule-type", "unknown-version", "unreadable", "unreadable-folder",
    "unterminated-comment", "unterminated-string", "wrong-equals", "wrong-type",
    "wrong-value-type", "wrong-width",
  ]
}

extension LintRule {
  /// What the readers found that belongs to this rule.
  func readerFindings(in subject: LintSubject) -> [LintFinding] {
    let name = summary.name
    return subject.files.flatMap { file in
      file.contents.diagnostics.filter { ReaderFault.rule(of: $0.rule) == name }
        .map { LintFinding($0.in(file.language), rule: name) }
    }
  }
}

extension Diagnostic {
  /// The same in a language, where it does not name one itself.
  fileprivate func `in`(_ language: Language?) -> Diagnostic {
    var named = self
    named.language = self.language ?? language
    return named
  }
}
