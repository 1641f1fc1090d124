internal import IntertitleLanguages
internal import IntertitleTables

/// The string files of all vendors that a merge is told of, each once.
///
/// What lies in the output is nobody's vendor.
struct VendorListing {
  /// The files, in the order in which vendors win over each other.
  private(set) var files: [(vendor: String, file: TableFile)] = []
  /// The vendors' folders.
  private(set) var libraries: [VendorFolder] = []
  /// The places of files below their vendors' folders, by their paths.
  private(set) var places: [String: String] = [:]
  /// What was odd on the way.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ request: MergeRequest, app: String) throws(CommandFailure) {
    let output = request.output.flatMap { RealPath($0) }
    for given in try InputFolder.vendors(in: request.vendors, app: app) {
      add(given, except: output)
    }
  }

  private mutating func add(_ given: VendorFolders.Given, except output: RealPath?) {
    diagnostics += given.diagnostics
    let before = files.count
    for vendor in given.libraries {
      let others = vendor.files.filter { file in !(output?.holds(file.path) ?? false) }
      files += others.map { (vendor.name, $0) }
      libraries.append(vendor)
      for file in others {
        let isOwn = file.path.hasPrefix(vendor.path + "/")
        let place = file.path.utf8.dropFirst((isOwn ? vendor.path : given.path).utf8.count)
          .drop { $0 == UInt8(ascii: "/") }
        places[file.path] = String(decoding: place, as: UTF8.self)
      }
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
