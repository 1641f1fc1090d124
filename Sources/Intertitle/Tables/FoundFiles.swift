internal import IntertitleLanguages
internal import IntertitleTables

/// The string files of an app's folder and of vendors' folders, as a listing found them.
struct FoundFiles {
  private(set) var files: [LoadedFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(folder: String, vendors: [String]) {
    do {
      let found = try StringFolder(path: folder)
      files = found.files.map { LoadedFile($0, vendor: nil) }
      diagnostics = found.diagnostics
      if files.isEmpty { diagnostics.append(.noTables(in: folder)) }
    } catch {
      diagnostics.append(error.diagnostic(at: folder))
    }
    for path in vendors { add(vendors: path) }
  }

  private mutating func add(vendors path: String) {
    do {
      let found = try VendorFolder.discover(in: path)
      if found.isEmpty { diagnostics.append(.noVendors(in: path)) }
      for vendor in found {
        files += vendor.files.map { LoadedFile($0, vendor: vendor.name) }
        diagnostics += vendor.diagnostics
      }
    } catch {
      diagnostics.append(error.diagnostic(at: path))
    }
  }
}
