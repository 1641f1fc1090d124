package import IntertitleLanguages
internal import IntertitleTables

/// What to look for, and how folders are gone through.
package struct LintRequest {
  /// The rules.
  let linter: Linter
  /// The language the app is written in; found for each folder of tables where nil.
  let development: Language?

  /// Describes a look through folders.
  package init(linter: Linter, development: Language?) {
    self.linter = linter
    self.development = development
  }

  /// What is wrong below folders, by path and line.
  ///
  /// Folders of tables are looked at side by side, a few at a time, and forgotten when they have
  /// been: memory holds the largest of them and the findings. A folder that is named twice, or that
  /// lies below another one, is looked at once.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder is not there.
  package func findings(in paths: [String]) throws(CommandFailure) -> [LintFinding] {
    var folders: [LintFolder] = []
    var findings: [LintFinding] = []
    var seen: Set<RealPath> = []
    for path in paths {
      let tree = try Self.tree(path)
      if tree.folders.isEmpty { findings.append(.init(.noTables(in: path), rule: "syntax")) }
      findings += tree.findings.filter(linter.selection.chooses)
      folders += tree.folders.filter { folder in
        RealPath(folder.path.isEmpty ? "." : folder.path).map { seen.insert($0).inserted } ?? true
      }
    }
    return (findings + look(at: folders)).sorted()
  }

  private static func tree(_ path: String) throws(CommandFailure) -> LintTree {
    do {
      return try LintTree(path: path)
    } catch {
      throw .unreadable(error.diagnostic)
    }
  }

  private func look(at folders: [LintFolder]) -> [LintFinding] {
    Parallel.map(folders) { folder in
      let results = Parallel.map(folder.files, LintFolder.read)
      let reading = LintReading(folder, results, development: development)
      return linter.findings(in: reading.subject)
        + reading.unreadable.filter(linter.selection.chooses)
    }.flatMap { $0 }
  }
}
