internal import IntertitleLanguages
internal import IntertitleTables

/// The string files of all vendors that a merge is told of, each once.
///
/// What lies in the output is nobody's vendor.
struct VendorListing {
  /// A file, whose it is, and where it lies in the vendor's folder.
  struct Item {
    let file: TableFile
    let vendor: String
    let place: VendorPlace
  }

  /// The files, in the order in which vendors win over each other.
  private(set) var files: [Item] = []
  /// The vendors' folders.
  private(set) var libraries: [VendorFolder] = []
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
      let first = libraries.first { $0.name == vendor.name } ?? vendor
      libraries.append(vendor)
      for file in vendor.files where !(output?.holds(file.path) ?? false) {
        let place = VendorPlace(of: file.path, in: first)
        files.append(Item(file: file, vendor: vendor.name, place: place))
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
