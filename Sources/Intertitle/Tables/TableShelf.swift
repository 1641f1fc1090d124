internal import IntertitleLanguages

/// The library that is in use: the one thing that a load replaces.
final class TableShelf: Sendable {
  private let state: Locked<TableLibrary>

  init(_ library: TableLibrary) {
    state = Locked(library)
  }

  var library: TableLibrary {
    state.withLock { $0 }
  }

  /// Puts another library in place; begins anew where somebody else was faster.
  func update(_ change: (TableLibrary) -> TableLibrary) {
    while true {
      let before = library
      let after = change(before)
      let isDone = state.withLock { state in
        guard state === before else { return false }
        state = after
        return true
      }
      if isDone { return }
    }
  }
}
