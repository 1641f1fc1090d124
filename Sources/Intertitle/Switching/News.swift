internal import CIntertitle
internal import IntertitleLanguages

/// The changes that observers are still to be told of: in order, once each, by one thread at a time.
final class News: Sendable {
  private struct Item: Sendable {
    let control: LanguageControl
    let change: LanguageChange
    /// How many changes in a row were answers of observers to the one before.
    let answers: Int
  }

  private struct State {
    var items: [Item] = []
    /// The thread that tells; nil while nobody does.
    var teller: UInt?
    /// What the teller is telling.
    var answers = 0
  }

  /// How many times in a row observers may answer a change with another one.
  private static let answerLimit = 100
  private let state = Locked(State())
  private let log: DiagnosticLog
  private let watcher: TurnWatcher?

  init(log: DiagnosticLog, watcher: TurnWatcher?) {
    self.log = log
    self.watcher = watcher
  }

  /// Whether this thread is in an observer, and observers would go on for ever.
  var isAnsweredTooOften: Bool {
    let thread = UInt(intertitle_thread())
    return state.withLock { $0.teller == thread && $0.answers >= Self.answerLimit }
  }

  /// Keeps a change for the observers of a control; to be called with the turn.
  ///
  /// - Returns: Whether they will be told. Tables are not refused: where observers would go on for
  ///   ever, they are not told of the last ones.
  func add(_ change: LanguageChange, for control: LanguageControl) -> Bool {
    guard !isAnsweredTooOften else { return false }
    let thread = UInt(intertitle_thread())
    state.withLock { state in
      let answers = state.teller == thread ? state.answers + 1 : 0
      state.items.append(Item(control: control, change: change, answers: answers))
    }
    return true
  }

  /// Tells all that there is; returns at once where somebody does so already, on this thread or
  /// another.
  ///
  /// Whoever tells never waits for the one who made the change, so that an observer may make one.
  func tell() {
    guard hasNews else { return }
    guard let call = CallDepth.begin(.telling) else {
      if !PostponedCalls.add({ self.tell() }) { log.report(.callsTooDeep) }
      return
    }
    defer { call.end() }
    guard claim() else { return }
    while let items = next() {
      for item in items {
        state.withLock { $0.answers = item.answers }
        watcher?(.tells)
        item.control.tell(item.change)
      }
      watcher?(.told)
    }
  }

  private var hasNews: Bool { state.withLock { $0.teller == nil && !$0.items.isEmpty } }

  private func claim() -> Bool {
    let thread = UInt(intertitle_thread())
    return state.withLock { state in
      guard state.teller == nil else { return false }
      state.teller = thread
      return true
    }
  }

  /// All that came meanwhile, at once; nil, and nobody tells any more, where nothing did.
  private func next() -> [Item]? {
    state.withLock { state in
      guard !state.items.isEmpty else {
        state.teller = nil
        return nil
      }
      defer { state.items = [] }
      return state.items
    }
  }
}
