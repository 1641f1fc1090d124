internal import IntertitleLanguages
package import IntertitleTables

extension WholeFiles {
  /// Writes files; one that holds the very same already is left as it is.
  ///
  /// - Parameter files: the files; the folders they lie in are made.
  /// - Returns: the paths of those that were written.
  /// - Throws: ``CommandFailure/unwritable(_:)``, and no file has changed unless a rename failed.
  package static func writeChanged(_ files: [File]) throws(CommandFailure) -> [String] {
    let changed = files.filter { !$0.isOnDisk }
    do {
      try write(changed)
    } catch {
      throw .unwritable(Diagnostic(.error, rule: "unwritable", error.reason, path: error.path))
    }
    return changed.map(\.path)
  }
}
