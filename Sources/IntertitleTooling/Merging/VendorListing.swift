internal import IntertitleLanguages
internal import IntertitleTables

/// The string files of all vendors that a merge is told of, each once.
///
/// What lies in the main folder or in the output is nobody's vendor; but a vendor's folder that is
/// named may lie in the main one, as `Pods` does beside `.lproj` folders at the top of a project.
struct VendorListing {
  /// The files, in the order in which vendors win over each other.
  private(set) var files: [(vendor: String, file: TableFile)] = []
  /// What was odd on the way.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ request: MergeRequest) throws(CommandFailure) {
    let (main, output) = (RealPath(request.main), request.output.flatMap { RealPath($0) })
    for given in try InputFolder.vendors(in: request.vendors) {
      let isInMain = RealPath(given.path).map { $0 != main && main?.holds($0) ?? false } ?? false
      add(given, except: [isInMain ? nil : main, output].compactMap { $0 })
    }
  }

  private mutating func add(_ given: VendorFolders.Given, except own: [RealPath]) {
    diagnostics += given.diagnostics
    let before = files.count
    for vendor in given.libraries {
      let others = vendor.files.filter { file in !own.contains { $0.holds(file.path) } }
      files += others.map { (vendor.name, $0) }
    }
    if files.count > before { return }
    diagnostics.append(given.isEmpty ? .noTables(in: given.path) : .nobodysVendor(given.path))
  }
}

extension Diagnostic {
  /// A folder of vendors in which all string files are somebody else's.
  fileprivate static func nobodysVendor(_ folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "no-tables",
      "the string files in this folder are the app's, the output's or of a vendor named before; name"
        + " a folder of other ones",
      path: folder
    )
  }
}
