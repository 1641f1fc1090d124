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
  private let folders: [(folder: String, files: [WholeFiles.File])]
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
    let input = try MergeInput(request)
    let merge = input.merge(request)
    let report = merge.report()
    (languages, vendors) = (input.languages, input.vendors)
    folders = try tables.files(report, merge, input.languages)
    let generated = folders.flatMap(\.files)
    let snapshot = try place.map { _ throws(CommandFailure) in
      try LockSnapshot(report, input, merge)
    }
    lock = place.flatMap { place in
      snapshot.map { .init(path: place.target, text: LockText(place.renewed(by: $0.lock)).text) }
    }
    let recorded = place.flatMap { place in snapshot.map { LockComparison(place, $0).drift } }
    let outdated = request.isCheck ? generated.filter { !$0.isOnDisk } : []
    drift = (recorded ?? []) + outdated.map(MergeDrift.init)
    (self.request, self.report) = (request, report)
    let misfits = request.isCheck ? [] : snapshot?.misfits.map(\.diagnostic) ?? []
    diagnostics = input.diagnostics + report.diagnostics + misfits
    notes = GeneratedTable.losses(report, languages) + tables.leftovers(besides: generated)
  }

  /// Writes what was asked for, unless a conflict makes the merge fail: folder by folder, the lock file
  /// last, so that what it records has been done.
  ///
  /// - Returns: What was written, what could not be carried, and what an earlier merge left.
  /// - Throws: ``CommandFailure/unwritable(_:)``.
  package func write() throws(CommandFailure) -> [Diagnostic] {
    guard !report.isFailed, !request.isCheck else { return [] }
    var written: [String] = []
    for (folder, files) in folders {
      written +=
        request.isDryRun ? files.map(\.path) : try WholeFolder.writeChanged(files, in: folder)
    }
    let records = [lock].compactMap(\.self)
    written += request.isDryRun ? records.map(\.path) : try WholeFiles.writeChanged(records)
    let word = request.isDryRun ? "would be written" : "written"
    return notes + written.map { Diagnostic(.note, rule: "output", word, path: $0) }
  }

  /// Whether it was only asked for what has changed.
  package var isCheck: Bool { request.isCheck }
}

extension MergeDrift {
  /// A generated file that is out of date.
  fileprivate init(_ file: WholeFiles.File) {
    self.init(kind: .output, vendor: "", path: file.path, advice: "merge again")
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
