package import IntertitleLanguages
package import IntertitleTables

/// The file that a pack goes to.
package struct PackOutput {
  private let path: String

  /// Looks at what is there.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where that is no file, or something else than a pack
  ///   and nobody said that it may go.
  package init(_ request: PackRequest) throws(CommandFailure) {
    path = request.output
    guard let place = RealPath(request.output) else { return }
    guard place.isFile else { throw .refused("is no file that could be replaced", request.output) }
    guard request.isForced || SealedPack.isPack(at: request.output) else {
      throw .refused(
        "holds something else than a set of tables; --force replaces it",
        request.output
      )
    }
  }

  /// Writes the pack, whole or not at all.
  ///
  /// - Returns: A note, unless the very same is there already.
  /// - Throws: ``CommandFailure/unwritable(_:)``.
  package func write(_ pack: SealedPack) throws(CommandFailure) -> [Diagnostic] {
    let file = WholeFiles.File(path: path, bytes: pack.bytes)
    return try WholeFiles.writeChanged([file]).map {
      Diagnostic(.note, rule: "output", "written", path: $0)
    }
  }
}
