internal import CIntertitle
internal import IntertitleLanguages

// How observers hear of a switch: in order, once each, by one thread at a time.
extension LanguageControl {
  func observe(_ observer: @escaping Observer) -> UInt64 {
    state.withLock { state in
      state.lastToken += 1
      state.observers.append((state.lastToken, observer))
      return state.lastToken
    }
  }

  func stopObserving(_ token: UInt64) {
    // It is freed after the lock: what it held may end an observation of its own when it goes.
    _ = state.withLock { state in
      state.observers.firstIndex { $0.token == token }.map { state.observers.remove(at: $0) }
    }
  }

  /// A change that says how things are now.
  var currentState: LanguageChange { unchanged }

  /// Takes note of a change that came about without a switch: by other tables.
  ///
  /// Tables are not refused. Where observers would go on for ever, they are not told of the last ones.
  func tablesChanged(from old: Language) {
    let new = language
    guard old != new else { return }
    guard !isAnsweredTooOften else { return log.report(.notTold(of: new)) }
    state.withLock { state in
      state.revision += 1
      state.add(
        LanguageChange(
          old: old,
          new: new,
          preference: state.preference ?? state.settings.initialPreference,
          revision: state.revision
        )
      )
    }
    deliver()
  }

  /// Tells the observers of all that is undelivered, in order; returns at once where somebody does
  /// so already, on this thread or another.
  func deliver() {
    guard beginDelivery() else { return }
    while let (change, observers) = nextDelivery() {
      for observer in observers where isObserving(observer.token) { observer.call(change) }
    }
  }

  private func beginDelivery() -> Bool {
    let thread = UInt(intertitle_thread())
    return state.withLock { state in
      guard state.deliverer == nil else { return false }
      (state.deliverer, state.answers) = (thread, 0)
      return true
    }
  }

  /// How many times in a row observers may answer a switch with another one.
  private static var answerLimit: Int { 100 }

  /// Whether this thread is in an observer, and observers would go on for ever.
  var isAnsweredTooOften: Bool {
    let thread = UInt(intertitle_thread())
    return state.withLock { $0.deliverer == thread && $0.answers >= Self.answerLimit }
  }

  private func nextDelivery() -> (LanguageChange, [(token: UInt64, call: Observer)])? {
    state.withLock { state in
      guard !state.undelivered.isEmpty else {
        state.deliverer = nil
        return nil
      }
      return (state.undelivered.removeFirst(), state.observers)
    }
  }

  private func isObserving(_ token: UInt64) -> Bool {
    state.withLock { state in state.observers.contains { $0.token == token } }
  }
}
