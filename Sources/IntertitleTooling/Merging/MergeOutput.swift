internal import Foundation
package import IntertitleLanguages
package import IntertitleTables

/// The folder that generated tables go into.
package struct MergeOutput {
  /// The folder, as it was given.
  let path: String

  /// Makes sure that nothing but generated tables is there, and that the folder is nobody else's.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where it is, or leads into, the app's folder or a
  ///   vendor's, or holds a table that somebody wrote.
  package init(_ path: String, for request: MergeRequest) throws(CommandFailure) {
    self.path = path
    for other in [request.main] + request.vendors {
      guard let folder = RealPath(other), let own = RealPath(future: path) else { continue }
      guard folder.holds(own) else { continue }
      let fault = folder == own ? "holds what is merged" : "lies in \(other), which is merged"
      throw .refused("\(fault): generated tables go into a folder of their own", path)
    }
    for file in (try? StringFolder(path: path))?.files ?? []
    where !GeneratedTable.isGenerated(file.path) {
      throw .refused(
        "was written by hand: generated tables go into a folder without such",
        file.path
      )
    }
  }

  /// The files to be, for each language its texts, and its rules where it has any.
  ///
  /// Where an earlier merge wrote rules and there are none any more, a file without rules takes
  /// their place: what is stale must not win over the texts.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where a language's folder leads out of this one.
  func files(
    _ tables: [(language: Language, table: GeneratedTable)],
    _ languages: AppLanguages,
    ofTable name: String
  ) throws(CommandFailure) -> [WholeFiles.File] {
    var files: [WholeFiles.File] = []
    for (language, table) in tables {
      let folder = RealPath.join(path, LanguageFolder.name(languages.folderName(of: language)))
      try checkThatItStaysInside(folder)
      let place = RealPath.join(folder, name)
      files.append(.init(path: place + ".strings", text: table.text))
      let rules = place + ".stringsdict"
      if table.hasRules || FileManager.default.fileExists(atPath: rules) {
        files.append(.init(path: rules, text: table.ruleText(ofTable: name)))
      }
    }
    return files
  }

  /// Names what an earlier merge wrote and this one does not: a table of a language that the app has
  /// no more would still be one of the app's languages.
  ///
  /// - Parameter files: The files that this merge writes.
  /// - Returns: A note on each.
  package func leftovers(besides files: [WholeFiles.File]) -> [Diagnostic] {
    let own = Set(files.compactMap { RealPath(future: $0.path) })
    let there = (try? StringFolder(path: path))?.files.map(\.path) ?? []
    return there.filter { path in RealPath(path).map { !own.contains($0) } ?? false }.map {
      Diagnostic(
        .note,
        rule: "leftover-output",
        "an earlier merge wrote this, and this one makes no such table; remove it",
        path: $0
      )
    }
  }

  private func checkThatItStaysInside(_ folder: String) throws(CommandFailure) {
    guard let own = RealPath(future: path), let other = RealPath(future: folder) else { return }
    guard !own.holds(other) else { return }
    throw .refused("leads out of \(path): it is not written into", folder)
  }
}
