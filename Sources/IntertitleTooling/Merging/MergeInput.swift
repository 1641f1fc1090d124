package import IntertitleLanguages
internal import IntertitleTables

/// The files that take part in a merge, read.
package struct MergeInput {
  /// The app's languages, as its folders name them.
  package let languages: AppLanguages
  /// What is wrong with folders and files, in the order of the files.
  package private(set) var diagnostics: [Diagnostic]
  /// The vendors that have string files.
  package let vendors: Set<String>
  /// The vendors' folders.
  let libraries: [VendorFolder]
  private var sources: [MergeSource] = []

  /// Lists the folders and reads the files in them: of the app's those of the main table, of the
  /// vendors' all.
  ///
  /// Files of the app's, and what an earlier merge wrote, are nobody's vendor.
  ///
  /// - Parameters:
  ///   - request: The folders.
  ///   - isHashing: Whether the vendors' files are hashed as well.
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder, or a file of the app's, cannot be
  ///   read or lies elsewhere: a table without the app's own entries is never made.
  package init(_ request: MergeRequest, hashing isHashing: Bool = false) throws(CommandFailure) {
    let folder = try InputFolder.tables(
      at: request.main,
      mainTable: request.mainTable,
      besides: request.vendors
    )
    if let fault = folder.fault(ofTable: request.mainTable) { throw .unreadable(fault.asError) }
    languages = AppLanguages(of: folder, development: request.development)
    diagnostics = folder.diagnostics
    if folder.files.isEmpty { diagnostics.append(.noTables(in: request.main)) }
    let listing = try VendorListing(request, app: folder.path)
    diagnostics += listing.diagnostics
    vendors = Set(listing.files.map(\.vendor))
    libraries = listing.libraries
    try readApp(folder.files(ofTable: request.mainTable))
    readVendors(listing.files, isHashing)
  }

  /// The merge of what was read.
  package func merge(_ request: MergeRequest) -> TableMerge {
    TableMerge(
      sources,
      languages: languages.all,
      mainTable: request.mainTable,
      development: languages.development,
      policy: request.policies.usual,
      except: request.policies.exceptions
    )
  }
}

extension MergeInput {
  private mutating func readApp(_ files: [TableFile]) throws(CommandFailure) {
    let sources = Parallel.map(files) { file in
      Result { () throws(StringFileError) in try MergeSource(reading: file) }
    }
    for outcome in sources {
      switch outcome {
      case .success(let source):
        if let fault = source.file.fault ?? source.file.catalogFault { throw .unreadable(fault) }
        diagnostics += source.file.diagnostics
        self.sources.append(source)
      case .failure(let error): throw .unreadable(error.diagnostic)
      }
    }
  }

  private mutating func readVendors(_ files: [VendorListing.Item], _ isHashing: Bool) {
    let sources = Parallel.map(files) { item in
      Result { () throws(StringFileError) in try MergeSource(reading: item, hashing: isHashing) }
    }
    for outcome in sources {
      switch outcome {
      case .success(let source):
        diagnostics += source.file.diagnostics
        self.sources.append(source)
      case .failure(let error): diagnostics.append(error.diagnostic)
      }
    }
  }
}
