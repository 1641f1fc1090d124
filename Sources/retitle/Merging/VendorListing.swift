import IntertitleLanguages
import IntertitleTables

/// The string files of all vendors that a merge is told of, each once.
///
/// What lies in the main folder or in the output is nobody's vendor.
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
    let own = [request.main, request.output].compactMap { $0 }.compactMap { RealPath($0) }
    for path in request.vendors {
      let before = files.count
      for vendor in try InputFolder.vendors(in: [path]) { add(vendor, except: own) }
      if files.count == before { diagnostics.append(.noTables(in: path)) }
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
