internal import IntertitleLanguages
internal import IntertitleTables

/// The folders that a merge writes tables to: merged ones, and those of what vendors lack.
struct GeneratedFolders {
  private let request: MergeRequest
  private let output: MergeOutput?
  private let stubs: MergeOutput?

  /// Makes sure that both are the merge's own.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where one is not, or where a translator's work would
  ///   be lost.
  init(_ request: MergeRequest) throws(CommandFailure) {
    self.request = request
    if let output = request.output, let stubs = request.stubs,
      RealPath(future: output) == RealPath(future: stubs)
    {
      throw .words("--output and --stubs name one folder; give each a folder of its own")
    }
    output = try request.output.map { path throws(CommandFailure) in
      try MergeOutput(path, for: request)
    }
    stubs = try request.stubs.map { path throws(CommandFailure) in
      try MergeOutput(path, for: request)
    }
    try stubs.map { stubs throws(CommandFailure) in try stubs.checkThatNobodyWorkedOnIt() }
  }

  /// The files to be, folder by folder.
  func files(
    _ report: MergeReport,
    _ merge: TableMerge,
    _ languages: AppLanguages
  ) throws(CommandFailure) -> [(folder: String, files: [WholeFiles.File])] {
    var folders: [(folder: String, files: [WholeFiles.File])] = []
    if let output {
      let call = request.call(writing: "--output", to: output.path)
      let tables = languages.all.map { ($0, GeneratedTable(report, $0, call: call)) }
      folders.append(
        (output.path, try output.files(tables, languages, ofTable: request.mainTable))
      )
    }
    if let stubs {
      let call = request.call(writing: "--stubs", to: stubs.path)
      let tables = MissingTable.all(in: report, merge, call: call)
      let files = try stubs.files(tables, languages, ofTable: request.mainTable)
      folders.append((stubs.path, files.map(\.sealed)))
    }
    return folders
  }

  /// What an earlier merge wrote, and this one does not.
  func leftovers(besides files: [WholeFiles.File]) -> [Diagnostic] {
    [output, stubs].compactMap(\.self).flatMap { $0.leftovers(besides: files) }
  }
}

extension WholeFiles.File {
  fileprivate var sealed: Self {
    let text = String(decoding: bytes, as: UTF8.self)
    return WholeFiles.File(path: path, text: Seal.sealed(text), mode: mode)
  }
}

extension MergeOutput {
  /// Makes sure that the files are as they were generated.
  fileprivate func checkThatNobodyWorkedOnIt() throws(CommandFailure) {
    for file in (try? StringFolder(path: path))?.files ?? [] {
      guard let text = try? FileContents(of: file.path).text, Seal.isBroken(in: text) else {
        continue
      }
      let remedy = "move its texts into a table of the app's own, and remove it"
      throw .refused("somebody worked on it since it was generated; \(remedy)", file.path)
    }
  }
}
