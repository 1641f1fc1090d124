internal import IntertitleLanguages
internal import IntertitleTables

/// The folders that a merge writes tables to: merged ones or, where a load takes the folder for vendors'
/// own, theirs; and those of what vendors lack.
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
      try MergeOutput(path, for: request, isVendored: Vendoring.isFolder(path))
    }
    stubs = try request.stubs.map { path throws(CommandFailure) in
      try MergeOutput(path, for: request)
    }
    try stubs.map { stubs throws(CommandFailure) in try stubs.checkThatNobodyWorkedOnIt() }
  }

  /// The folders as they are to be.
  func folders(
    _ report: MergeReport,
    _ merge: TableMerge,
    _ languages: AppLanguages
  ) throws(CommandFailure) -> [GeneratedFolder] {
    var folders: [GeneratedFolder] = []
    if let output, output.isVendored {
      folders.append(output.folder(VendoredFolder(merge)))
    } else if let output {
      let call = request.call(writing: "--output", to: output.path)
      let tables = languages.all.map { ($0, GeneratedTable(report, $0, call: call)) }
      let files = try output.files(tables, languages, ofTable: request.mainTable)
      folders.append(GeneratedFolder(path: output.path, files: files))
    }
    if let stubs {
      let call = request.call(writing: "--stubs", to: stubs.path)
      let tables = MissingTable.all(in: report, merge, call: call)
      let files = try stubs.files(tables, languages, ofTable: request.mainTable)
      folders.append(GeneratedFolder(path: stubs.path, files: files.map(\.sealed)))
    }
    return folders
  }

  /// What an earlier merge wrote, and this one does not.
  func leftovers(besides folders: [GeneratedFolder]) -> [Diagnostic] {
    let files = folders.flatMap(\.files)
    let tables = [output, stubs].compactMap(\.self).filter { !$0.isVendored }
    return tables.flatMap { $0.leftovers(besides: files) }
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
      guard let text = try? FileBytes.text(file.path), Seal.isBroken(in: text) else {
        continue
      }
      let remedy = "move its texts into a table of the app's own, and remove it"
      throw .refused("somebody worked on it since it was generated; \(remedy)", file.path)
    }
  }
}
