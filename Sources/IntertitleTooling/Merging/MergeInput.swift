internal import Dispatch
package import IntertitleLanguages
package import IntertitleTables

/// The files that take part in a merge, read.
package struct MergeInput {
  /// The app's languages, as its folders name them.
  package let languages: AppLanguages
  /// The names of the vendors, in the order in which they win over each other.
  let vendors: [String]
  /// What is wrong with folders and files, in the order of the files.
  package private(set) var diagnostics: [Diagnostic]
  private var app: [MergeSource] = []
  private var vendored: [MergeSource] = []

  /// Lists the folders and reads the files in them: of the app's those of the main table, of the
  /// vendors' all.
  ///
  /// Files of the app's, and what an earlier merge wrote, are nobody's vendor.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder, or a file of the app's, cannot be
  ///   read: a table without the app's own entries is never made.
  package init(_ request: MergeRequest) throws(CommandFailure) {
    let folder = try InputFolder.tables(at: request.main)
    languages = AppLanguages(of: folder, development: request.development)
    diagnostics = folder.files.isEmpty ? [.noTables(in: request.main)] : folder.diagnostics
    let listing = try VendorListing(request)
    vendors = listing.names
    diagnostics += listing.diagnostics
    try readApp(folder.files(ofTable: request.mainTable))
    readVendors(listing.files)
  }

  /// The merge of what was read.
  package func merge(_ request: MergeRequest) -> TableMerge {
    TableMerge(
      app: app,
      vendors: vendored,
      languages: languages.all,
      mainTable: request.mainTable,
      development: languages.development,
      policy: request.policy
    )
  }
}

extension MergeInput {
  private mutating func readApp(_ files: [TableFile]) throws(CommandFailure) {
    for outcome in read(files.map { (nil, $0) }) {
      switch outcome {
      case .success(let source):
        let fault = source.file.diagnostics.first { $0.rule == "not-unicode" }
        if let fault { throw .unreadable(fault) }
        diagnostics += source.file.diagnostics
        app.append(source)
      case .failure(let error): throw .unreadable(error.diagnostic(at: ""))
      }
    }
  }

  private mutating func readVendors(_ files: [(vendor: String, file: TableFile)]) {
    for outcome in read(files.map { ($0.vendor, $0.file) }) {
      switch outcome {
      case .success(let source):
        diagnostics += source.file.diagnostics
        vendored.append(source)
      case .failure(let error): diagnostics.append(error.diagnostic(at: ""))
      }
    }
  }

  private typealias Outcome = Result<MergeSource, StringFileError>

  /// Reads files on all cores; the outcomes are in the order of the files, those of `Base.lproj`
  /// behind the ones whose folder says the language.
  private func read(_ files: [(vendor: String?, file: TableFile)]) -> [Outcome] {
    let ordered = files.filter { !$0.file.isBase } + files.filter(\.file.isBase)
    let development = languages.development
    let outcomes = Locked([Outcome?](repeating: nil, count: ordered.count))
    DispatchQueue.concurrentPerform(iterations: ordered.count) { index in
      let (vendor, file) = ordered[index]
      let outcome = Outcome { () throws(StringFileError) in
        try MergeSource(vendor: vendor, reading: file, development: development)
      }
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }
}
