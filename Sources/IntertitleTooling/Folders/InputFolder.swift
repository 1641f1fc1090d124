package import IntertitleLanguages
package import IntertitleTables

/// Opens the folders that a call names.
package enum InputFolder {
  /// Lists a folder of tables.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where it is not there or cannot be read.
  package static func tables(at path: String) throws(CommandFailure) -> StringFolder {
    do {
      return try StringFolder(path: path)
    } catch {
      throw .unreadable(error.diagnostic(at: path))
    }
  }

  /// Finds the vendors of several folders, in the order of the folders and by name in each.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder is not there or cannot be read.
  package static func vendors(in paths: [String]) throws(CommandFailure) -> [VendorFolder] {
    var vendors: [VendorFolder] = []
    for path in paths {
      do {
        vendors += try VendorFolder.discover(in: path)
      } catch {
        throw .unreadable(error.diagnostic(at: path))
      }
    }
    return vendors
  }
}

extension StringFileError {
  /// The error as a diagnostic about the file or folder.
  package func diagnostic(at path: String) -> Diagnostic {
    switch self {
    case .refused(let diagnostic): return diagnostic
    case .unreadable(let path, let reason):
      return Diagnostic(.error, rule: "unreadable", "cannot be read: \(reason)", path: path)
    case .tooLarge(let path):
      let reason = "is larger than 2 GB, the most a string file may have"
      return Diagnostic(.error, rule: "unreadable", reason, path: path)
    }
  }
}

extension Diagnostic {
  /// A folder of tables in which there is none.
  static func noTables(in folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "no-tables",
      "there is no string file in this folder; name the folder that holds the .lproj folders",
      path: folder
    )
  }
}
