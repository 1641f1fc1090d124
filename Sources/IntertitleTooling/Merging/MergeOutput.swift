internal import Foundation
package import IntertitleLanguages
package import IntertitleTables

/// The folder that generated tables go into.
package struct MergeOutput {
  /// The folder, as it was given.
  let path: String

  /// Whether vendors' own tables go into it, which a load takes for theirs.
  let isVendored: Bool

  /// Makes sure that nothing but generated tables is there, and that the folder is nobody else's.
  ///
  /// A folder of vendors' own tables may lie in the app's, where a load finds it.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where it is, holds or leads into the app's folder or a
  ///   vendor's, or holds a table that somebody wrote.
  package init(
    _ path: String,
    for request: MergeRequest,
    isVendored: Bool = false
  ) throws(CommandFailure) {
    (self.path, self.isVendored) = (path, isVendored)
    let own = RealPath(future: path)
    for (number, other) in ([request.main] + request.vendors).enumerated() {
      guard let folder = RealPath(other), let own else { continue }
      let mayLieInside = isVendored && number == 0
      guard own.holds(folder) || folder.holds(own) && !mayLieInside else { continue }
      let fault = own.holds(folder) ? "holds \(other)" : "lies in \(other)"
      throw .refused(
        "\(fault), which is merged: generated tables go into a folder of their own",
        path
      )
    }
    for file in (try? StringFolder(path: path, descends: isVendored))?.files ?? []
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

  /// The folder with vendors' tables; what an earlier run made for it, and this one does not, is removed.
  func folder(_ vendored: VendoredFolder) -> GeneratedFolder {
    let files = vendored.files(in: path)
    let own = Set(files.map(\.path))
    let there = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    let stale = there.map { RealPath.join(path, $0) }
      .filter { !own.contains($0) && GeneratedTable.isGenerated($0) }
    return GeneratedFolder(path: path, files: files, stale: stale.sorted())
  }

  private func checkThatItStaysInside(_ folder: String) throws(CommandFailure) {
    guard let own = RealPath(future: path), let other = RealPath(future: folder) else { return }
    guard !own.holds(other) else { return }
    throw .refused("leads out of \(path): it is not written into", folder)
  }
}
