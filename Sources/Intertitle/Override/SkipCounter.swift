internal import IntertitleLanguages
internal import IntertitleTables

/// Counts look-ups that were left to the system.
final class SkipCounter: Sendable {
  private let state = Locked<[SystemTables.Rule: Int]>([:])

  var counts: [SystemTables.Rule: Int] { state.withLock { $0 } }

  func count(_ rule: SystemTables.Rule) {
    state.withLock { $0[rule, default: 0] += 1 }
  }
}
