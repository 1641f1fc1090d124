package import IntertitleLanguages
package import IntertitleTables

/// The string files of all vendors that a merge is told of, each once.
///
/// What lies in the main folder or in the output is nobody's vendor; but a vendor's folder that is
/// named may lie in the main one, as `Pods` does beside `.lproj` folders at the top of a project.
struct VendorListing {
  /// The files, in the order in which vendors win over each other.
  private(set) var files: [(vendor: String, file: TableFile)] = []
  /// What was odd on the way.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  /// The vendors, in the order in which they win over each other.
  var names: [String] {
    var known: Set<String> = []
    return files.map(\.vendor).filter { known.insert($0).inserted }
  }

  init(_ request: MergeRequest) throws(CommandFailure) {
    let (main, output) = (RealPath(request.main), request.output.flatMap { RealPath($0) })
    for path in request.vendors {
      let isInMain = RealPath(path).map { $0 != main && main?.holds($0) ?? false } ?? false
      let own = [isInMain ? nil : main, output].compactMap { $0 }
      let found = try InputFolder.vendors(in: [path])
      let before = files.count
      for vendor in found { add(vendor, except: own) }
      if files.count > before { continue }
      diagnostics.append(found.isEmpty ? .noTables(in: path) : .nobodysVendor(path))
    }
  }

  private mutating func add(_ vendor: VendorFolder, except own: [RealPath]) {
    diagnostics += vendor.diagnostics
    for file in vendor.files where !own.contains(where: { $0.holds(file.path) }) {
      guard seen.insert(file.path).inserted else { continue }
      files.append((vendor.name, file))
    }
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
