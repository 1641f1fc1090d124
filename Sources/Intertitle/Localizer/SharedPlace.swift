internal import CIntertitle
internal import IntertitleLanguages

/// The place of the shared localizer, in which a test's own can stand for a while.
///
/// An app never fills it: there it costs one look at a number.
package final class SharedPlace: Sendable {
  /// A localizer that stands there.
  package struct StandIn: Sendable {
    package let localizer: Localizer
    /// Whether what runs here now, outside of all scopes, is part of what the stand-in is for.
    package let isForThis: @Sendable () -> Bool
    /// Called where something is made for the shared localizer after it has left, and nobody else
    /// stands there.
    package let isLate: @Sendable () -> Void

    /// Creates a stand-in.
    package init(
      _ localizer: Localizer,
      isForThis: @escaping @Sendable () -> Bool,
      isLate: @escaping @Sendable () -> Void
    ) {
      self.localizer = localizer
      self.isForThis = isForThis
      self.isLate = isLate
    }
  }

  /// Those who stand there, the last one in front of the others, and what is kept of the one who left
  /// last: not its localizer, which may go.
  private struct State {
    var standing: [(number: UInt64, standIn: StandIn)] = []
    var left: (isForThis: @Sendable () -> Bool, isLate: @Sendable () -> Void)?
  }

  /// The one of the process, whoever stands there.
  package let own: Localizer
  private let fillings = AtomicNumber()
  private let state = Locked(State())

  init(_ own: Localizer) {
    self.own = own
  }

  /// Whether there ever was a stand-in.
  @inline(__always)
  private var isUsed: Bool { intertitle_load(fillings.reader.storage) != 0 }

  /// Whose place it is, for whoever asks in a scope, or outside of all.
  @inline(__always)
  func occupant(in scope: @autoclosure () -> Localizer?) -> Localizer {
    isUsed ? occupant(askedIn: scope()) : own
  }

  @inline(never)
  private func occupant(askedIn scope: Localizer?) -> Localizer {
    let (standIn, left) = state.withLock { ($0.standing.last?.standIn, $0.left) }
    if let standIn {
      let isForThis = scope.map { $0.isKin(to: standIn.localizer) } ?? standIn.isForThis()
      return isForThis ? standIn.localizer : own
    }
    if scope == nil, let left, left.isForThis() { left.isLate() }
    return own
  }

  /// Puts a stand-in there, in front of who stands there already.
  ///
  /// - Returns: Its number, to leave with.
  package func enter(_ standIn: StandIn) -> UInt64 {
    let number = fillings.increment()
    state.withLock { $0.standing.append((number, standIn)) }
    return number
  }

  /// Takes a stand-in away, whoever came after it.
  package func leave(_ number: UInt64) {
    // What is let go is freed after the lock is.
    let before = state.withLock { state -> State in
      let before = state
      guard let place = state.standing.firstIndex(where: { $0.number == number }) else {
        return before
      }
      let standIn = state.standing.remove(at: place).standIn
      state.left = (standIn.isForThis, standIn.isLate)
      return before
    }
    withExtendedLifetime(before) {}
  }
}
