public import IntertitleLanguages
public import IntertitleTables

/// Runs a list of rules over string files.
///
/// It is what the tool's `lint` does, as a call that a test can make:
///
/// ```swift
/// let findings = try Linter().findings(in: "App/Resources")
/// for finding in findings { print(finding.diagnostic) }
/// // App/Resources/fr.lproj/Localizable.strings:3:1: error: expected `;` after … [missing-semicolon]
/// ```
public struct Linter: Sendable {
  /// The rules, each asked once about every folder.
  public var rules: [any LintRule]
  /// Which of their findings count.
  public var selection: LintSelection

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - rules: the rules; all of the package's own unless said.
  ///   - selection: which findings count; all unless said.
  public init(rules: [any LintRule] = Linter.standardRules, selection: LintSelection = .init()) {
    self.rules = rules
    self.selection = selection
  }

  /// What is wrong with files that have been read.
  ///
  /// What a comment in a file silences is left out. Whatever has no place of its own, such as a
  /// file that is not Unicode, is at line 1, column 1.
  ///
  /// - Parameter subject: the files of one folder.
  /// - Returns: the findings by path, line and column; the same on every run.
  public func findings(in subject: LintSubject) -> [LintFinding] {
    let chosen = rules.filter { selection.mayChoose($0.summary.name) }
    let found = chosen.flatMap { rule in
      let found = rule.findings(in: subject)
      let isUncertain = rule.summary.isComparison && subject.isDevelopmentGuessed
      return isUncertain ? found.map(\.uncertain) : found
    }.filter(selection.chooses)
    let silences = LintSilences(subject.files)
    return found.filter { !silences.silence($0) }.map(\.placed).sorted()
  }

  /// What is wrong with the string files below a folder, however deep they lie.
  ///
  /// - Parameters:
  ///   - path: a folder of tables, or a folder that holds some, such as a project's.
  ///   - development: the language the app is written in; found for each folder of tables where
  ///     nil, see ``LintSubject/init(path:files:development:)``.
  /// - Returns: the findings by path, line and column; files that cannot be opened are findings, and
  ///   so is a folder without any string file, whatever is selected.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where there is no such folder.
  public func findings(
    in path: String,
    development: Language? = nil
  ) throws(StringFileError) -> [LintFinding] {
    try findings(in: [path], development: development)
  }

  /// What is wrong with string files, and those below folders.
  ///
  /// Folders of tables are looked at side by side, a few at a time, and forgotten when they have
  /// been: memory holds the largest of them and the findings. A folder that is named twice, or that
  /// lies below another one, is looked at once.
  ///
  /// Files that are named are compared with each other, as those of one folder are, and with no others.
  ///
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where one of the paths leads nowhere, or to
  ///   a file that is no string file.
  package func findings(
    in paths: [String],
    development: Language?
  ) throws(StringFileError) -> [LintFinding] {
    let files = paths.filter { RealPath($0)?.isFile == true }
    var folders = try LintTree.folders(of: files)
    var found: [LintFinding] = []
    var seen: Set<RealPath> = []
    for path in paths where !files.contains(path) {
      let tree = try LintTree(path: path)
      if tree.folders.isEmpty { found.append(LintFinding(.noTables(in: path), rule: "syntax")) }
      found += tree.findings.filter(selection.chooses)
      folders += tree.folders.filter { folder in
        RealPath(folder.path.isEmpty ? "." : folder.path).map { seen.insert($0).inserted } ?? true
      }
    }
    let inside = Parallel.map(folders) { folder in
      let reading = folder.read(development: development)
      return findings(in: reading.subject) + reading.unreadable.filter(selection.chooses)
    }
    return (found + inside.flatMap(\.self)).sorted()
  }
}

extension LintFinding {
  /// The finding as it counts where nobody knows what to compare with.
  fileprivate var uncertain: LintFinding {
    var finding = self
    if diagnostic.severity == .warning { finding.diagnostic.severity = .note }
    return finding
  }

  /// The finding with a line and a column.
  fileprivate var placed: LintFinding {
    var finding = self
    finding.diagnostic.line = diagnostic.line ?? 1
    finding.diagnostic.column = diagnostic.column ?? 1
    return finding
  }
}
