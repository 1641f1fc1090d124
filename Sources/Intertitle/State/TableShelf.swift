internal import IntertitleLanguages

/// The library that is in use: the one thing that a load replaces.
///
/// Its lock is the moment that all state of a family is read and replaced in: whoever replaces a
/// preference or a chain does so inside of it, so that no reader puts an old one of one beside a new
/// one of another.
final class TableShelf: Sendable {
  private let state: Locked<TableLibrary>

  init(_ library: TableLibrary) {
    state = Locked(library)
  }

  var library: TableLibrary {
    state.withLock { $0 }
  }

  /// Reads or replaces at one moment; the body is this package's own and calls nobody.
  func atOneMoment<Result>(_ body: (TableLibrary) -> Result) -> Result {
    state.withLock { body($0) }
  }

  /// Puts another library in place unless a third one is there.
  ///
  /// - Returns: Whether it was done.
  func replace(_ old: TableLibrary, by new: TableLibrary, anyway: Bool) -> Bool {
    state.withLock { state in
      guard anyway || state === old else { return false }
      state = new
      return true
    }
  }
}
