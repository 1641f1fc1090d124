internal import IntertitleLanguages

/// Somebody who hears on the main actor that a localizer may show other texts, until it ends.
final class TextObserver: Sendable {
  private struct State: Sendable {
    var call: (@MainActor () -> Void)?
    /// The state of the localizer that it heard of last.
    var epoch: UInt64
  }

  private let state: Locked<State>
  private let snapshots: Snapshots
  private let log: DiagnosticLog

  init(of snapshots: Snapshots, log: DiagnosticLog, _ call: @escaping @MainActor () -> Void) {
    state = Locked(State(call: call, epoch: snapshots.now.epoch))
    self.snapshots = snapshots
    self.log = log
  }

  var isOver: Bool { state.withLock { $0.call == nil } }

  /// Calls it unless the state is the one that it heard of last.
  @MainActor
  func hear() {
    let epoch = snapshots.now.epoch
    let call = state.withLock { state in
      guard state.epoch != epoch else { return (@MainActor () -> Void)?.none }
      state.epoch = epoch
      return state.call
    }
    guard let call else { return }
    guard let depth = CallDepth.begin(.telling) else {
      if !PostponedCalls.add({ MainActor.assumeIsolated(call) }) { log.report(.callsTooDeep) }
      return
    }
    defer { depth.end() }
    call()
  }

  /// Calls nobody any more.
  func end() {
    // It is freed after the lock: what it held may end an observation of its own when it goes.
    _ = state.withLock { state in
      defer { state.call = nil }
      return state.call
    }
  }
}
