public import IntertitleLanguages

/// Gathers what lint rules find, leaving out what was not asked for or is silenced in place.
///
/// An entry is silenced by a comment before it: `retitle:ignore` for everything,
/// `retitle:ignore empty-value, missing-key` for the named rules.
public struct LintReport: Sendable {
  /// What was found, in the order in which rules found it.
  public private(set) var diagnostics: [Diagnostic] = []
  private let chosen: Set<String>?

  /// Creates a report.
  ///
  /// - Parameter chosen: the names of the rules that are reported; nil is all.
  public init(chosen: Set<String>? = nil) { self.chosen = chosen }

  /// Reports something about an entry, at its place.
  ///
  /// - Parameters:
  ///   - severity: how bad it is.
  ///   - rule: the fault's name.
  ///   - item: the entry; its comment may silence the report.
  ///   - message: one sentence.
  public mutating func add(
    _ severity: Diagnostic.Severity,
    _ rule: String,
    _ item: LintedTable.Item,
    _ message: @autoclosure () -> String
  ) {
    guard isChosen(rule), !Self.silences(item.entry.comment, rule) else { return }
    diagnostics.append(
      Diagnostic(
        severity,
        rule: rule,
        message(),
        path: item.path,
        line: item.entry.line,
        column: item.entry.column
      )
    )
  }

  /// Reports something that has a place of its own.
  public mutating func add(_ diagnostic: Diagnostic) {
    if isChosen(diagnostic.rule) { diagnostics.append(diagnostic) }
  }

  /// Whether a fault is asked for.
  public func isChosen(_ rule: String) -> Bool { chosen?.contains(rule) ?? true }

  /// Whether a comment silences a rule.
  static func silences(_ comment: String?, _ rule: String) -> Bool {
    guard let comment else { return false }
    let words = comment.split { " ,\n\t".contains($0) }
    guard let mark = words.firstIndex(of: "retitle:ignore") else { return false }
    let names = words[(mark + 1)...].prefix { $0.allSatisfy { $0.isLetter || $0 == "-" } }
    let rules = names.filter { $0.contains("-") }
    return rules.isEmpty || rules.contains { $0 == rule }
  }
}
