internal import IntertitleLanguages
package import IntertitleTables

/// Opens the folders that a call names.
package enum InputFolder {
  /// Lists the folder of tables that a call means: the one that it names, or where there are none in
  /// it, the only one below it, as lint finds them.
  ///
  /// What lies in bundles, in folders of third parties and in those of vendors that the call names is
  /// not the app's. Of several folders the one with the main table is meant.
  ///
  /// - Parameters:
  ///   - path: The folder that is named.
  ///   - mainTable: The app's main table.
  ///   - vendors: The vendors' folders that are named.
  /// - Returns: The folder; an empty one where there is none.
  /// - Throws: ``CommandFailure/unreadable(_:)`` where it is not there or cannot be read, or where
  ///   several can be meant.
  package static func tables(
    at path: String,
    mainTable: String = TableName.usual,
    besides vendors: [String] = []
  ) throws(CommandFailure) -> StringFolder {
    let folder = try list(path)
    guard folder.files.isEmpty else { return folder }
    let others = try vendors.map { vendor throws(CommandFailure) in try real(vendor) }
    let below = try list(path, descends: true).tableFolders.filter { folder in
      !folder.files[0].isThirdParties(below: path) && !others.contains { $0.holds(folder.path) }
    }
    let main = below.filter { $0.files.contains { $0.table == mainTable } }
    let meant = (main.isEmpty ? below : main).map(\.path)
    guard meant.count < 2 else { throw .several(meant, in: path) }
    return meant.isEmpty ? folder : try list(meant[0])
  }

  private static func real(_ path: String) throws(CommandFailure) -> RealPath {
    guard let real = RealPath(path) else {
      throw .unreadable(StringFileError.unreadable(path: path, reason: "no such folder").diagnostic)
    }
    return real
  }

  private static func list(
    _ path: String,
    descends: Bool = false
  ) throws(CommandFailure) -> StringFolder {
    do {
      return try StringFolder(path: path, descends: descends)
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

extension CommandFailure {
  /// A folder that holds no tables itself, and several folders that do.
  fileprivate static func several(_ folders: [String], in path: String) -> CommandFailure {
    .unreadable(
      Diagnostic(
        .error,
        rule: "several-folders",
        "there are several folders of tables in it: \(folders.atMost(5).listed); name one of them",
        path: path
      )
    )
  }
}
