public import IntertitleLanguages

/// Runs lint rules over the tables of a project.
///
/// ```swift
/// let folder = try StringFolder(path: "App/Resources")
/// let files = try folder.files.map { try LintFile(reading: $0, development: "en") }
/// for diagnostic in Linter(development: "en").diagnostics(files) { print(diagnostic) }
/// ```
public struct Linter: Sendable {
  /// The rules that are run unless others are given.
  public static let standardRules: [any LintRule] = [
    ReadingRule(), ConflictMarkerRule(), MissingKeyRule(), ExtraKeyRule(), SpecifierRule(),
    UnnumberedSpecifierRule(), PluralCategoryRule(), EmptyValueRule(), ValueIsKeyRule(),
    UntranslatedRule(), InvisibleCharacterRule(), EncodingRule(), InfoPlistKeyRule(),
    KeyCollisionRule(), TranslationStateRule(),
  ]

  /// The language that others are compared with.
  public var development: Language
  /// The rules, run in order.
  public var rules: [any LintRule]
  /// The names of the faults that are reported; nil is all.
  public var chosen: Set<String>?

  /// Creates a linter.
  public init(
    development: Language = "en",
    rules: [any LintRule] = Linter.standardRules,
    chosen: Set<String>? = nil
  ) {
    self.development = development
    self.rules = rules
    self.chosen = chosen
  }

  /// Runs the rules over all tables of some files.
  ///
  /// - Parameter files: the files; those of one name are one table.
  /// - Returns: what was found, by path, line and column.
  public func diagnostics(_ files: [LintFile]) -> [Diagnostic] {
    let tables = Dictionary(grouping: files, by: \.table)
    var report = LintReport(chosen: chosen)
    for name in tables.keys.sorted() {
      let table = LintedTable(name: name, development: development, files: tables[name] ?? [])
      for rule in rules { rule.check(table, into: &report) }
    }
    return report.diagnostics.enumerated().sorted { first, second in
      (first.element.path ?? "", first.element.line ?? 0, first.element.column ?? 0, first.offset)
        < (
          second.element.path ?? "", second.element.line ?? 0, second.element.column ?? 0,
          second.offset
        )
    }.map(\.element)
  }
}
