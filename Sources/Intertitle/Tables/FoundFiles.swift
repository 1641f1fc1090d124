internal import IntertitleLanguages
internal import IntertitleTables

/// The string files of an app's folder and of vendors' folders, as a listing found them.
struct FoundFiles {
  private(set) var files: [LoadedFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(folder: String, vendors: [String], _ memory: FileMemory) {
    do {
      let found = try StringFolder(path: folder)
      files = found.files.map { LoadedFile($0, memory) }
      diagnostics = found.diagnostics
      if files.isEmpty { diagnostics.append(.noTables(in: folder)) }
    } catch {
      diagnostics.append(error.diagnostic)
    }
    let all = vendors + VendorFolders.generated(besides: vendors, in: folder)
    for given in VendorFolders(all, app: folder).all { add(given, memory) }
  }

  private mutating func add(_ given: VendorFolders.Given, _ memory: FileMemory) {
    diagnostics += given.diagnostics
    if let error = given.error {
      diagnostics.append(error.diagnostic)
    } else if given.libraries.isEmpty {
      diagnostics.append(.noVendors(in: given.path))
    }
    for vendor in given.libraries {
      files += vendor.files.map { LoadedFile($0, vendor: vendor, memory) }
    }
  }
}
