/// Looks one table through for one kind of fault.
///
/// A rule is asked once a table and reports what it finds; it keeps nothing. Adding one is a type of
/// its own and a place in ``Linter/standardRules``.
public protocol LintRule: Sendable {
  /// Reports the faults of a table.
  func check(_ table: LintedTable, into report: inout LintReport)
}
