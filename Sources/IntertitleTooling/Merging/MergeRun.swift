package import IntertitleLanguages
internal import IntertitleTables

/// A merge of folders: what was read, what would become of it, and what is written.
package struct MergeRun {
  /// What became of each entry.
  package let report: MergeReport
  /// The app's languages.
  package let languages: AppLanguages
  /// The vendors that have string files.
  package let vendors: Set<String>
  /// What is odd about what was read.
  package let diagnostics: [Diagnostic]
  /// What is no longer as it was when the lock file was written, and what else is out of date.
  package let drift: [MergeDrift]
  private let request: MergeRequest
  private let folders: [GeneratedFolder]
  private let merge: TableMerge
  /// The lock file to be; nil for none.
  private let lock: WholeFiles.File?
  private let notes: [Diagnostic]

  /// Reads and plans; nothing is written.
  ///
  /// - Throws: ``CommandFailure`` where a folder, a file of the app's or the lock file cannot be read,
  ///   or a folder that is to be written to holds something else.
  package init(_ request: MergeRequest) throws(CommandFailure) {
    let place = try LockPlace(for: request)
    if request.isCheck, place?.lock == nil { throw .noLock(place?.path ?? request.main) }
    let tables = try GeneratedFolders(request)
    let input = try MergeInput(request, hashing: place != nil)
    let merge = input.merge(request)
    let report = merge.report()
    (languages, vendors, self.request) = (input.languages, input.vendors, request)
    (self.merge, self.report) = (merge, report)
    folders = try tables.folders(report, merge, input.languages)
    let snapshot = place.map { _ in LockSnapshot(report, input, merge) }
    lock = place.flatMap { place in
      snapshot.map { .init(path: place.target, text: LockText(place.renewed(by: $0.lock)).text) }
    }
    let recorded = try place.flatMap { place throws(CommandFailure) in
      try snapshot.map { snapshot throws(CommandFailure) in
        try LockComparison(place, snapshot).drift
      }
    }
    let outdated = request.isCheck ? folders.flatMap(\.outdated) : []
    drift = (recorded ?? []) + outdated.map(MergeDrift.init(outdated:))
    let misfits = request.isCheck ? [] : snapshot?.misfits.map(\.diagnostic) ?? []
    diagnostics = input.diagnostics + report.diagnostics + misfits
    notes = GeneratedTable.losses(report, languages) + tables.leftovers(besides: folders)
  }

  /// Writes what was asked for, unless a conflict makes the merge fail: folder by folder, the lock file
  /// last, so that what it records has been done.
  ///
  /// - Returns: What was written, what could not be carried, and what an earlier merge left.
  /// - Throws: ``CommandFailure/unwritable(_:)``.
  package func write() throws(CommandFailure) -> [Diagnostic] {
    guard !report.isFailed, !request.isCheck else { return [] }
    var written: [String] = []
    for folder in folders {
      written += request.isDryRun ? folder.files.map(\.path) : try folder.write()
    }
    let records = [lock].compactMap(\.self)
    written += request.isDryRun ? records.map(\.path) : try WholeFiles.writeChanged(records)
    let word = request.isDryRun ? "would be written" : "written"
    return notes + written.map { Diagnostic(.note, rule: "output", word, path: $0) }
  }

  /// What the app shows in a language, whichever of its languages says it.
  package func shownTexts(in language: Language) -> FallbackTexts {
    FallbackTexts(merge, language)
  }

  /// Whether it was only asked for what has changed.
  package var isCheck: Bool { request.isCheck }
}

extension MergeDrift {
  /// A generated file that is out of date.
  fileprivate init(outdated path: String) {
    self.init(kind: .output, vendor: "", path: path, advice: "merge again")
  }
}

extension CommandFailure {
  /// A check without anything to check against.
  fileprivate static func noLock(_ path: String) -> CommandFailure {
    .unreadable(
      Diagnostic(
        .error,
        rule: "lock-file",
        "there is no lock file to check against; merge with --lock FILE first, then keep that file",
        path: path
      )
    )
  }
}
