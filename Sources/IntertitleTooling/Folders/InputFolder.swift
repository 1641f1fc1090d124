internal import IntertitleLanguages
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
      throw .unreadable(error.diagnostic)
    }
  }

  /// Finds the vendors of several folders, in the order of the folders and by name in each.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder is not there or cannot be read.
  package static func vendors(
    in paths: [String],
    app: String
  ) throws(CommandFailure) -> [VendorFolders.Given] {
    let all = VendorFolders(paths, app: app).all
    if let error = all.lazy.compactMap(\.error).first { throw .unreadable(error.diagnostic) }
    return all
  }
}
