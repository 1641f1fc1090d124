internal import IntertitleLanguages

/// A localizer and all that were derived from it: they share tables, and one order of changes.
///
/// Each change of a language, of tables, of a chain or of a setting, by whichever of them, is a step
/// of one turn: see ``change(isolation:_:)``.
final class Family: Sendable {
  /// A number that rises whenever something that texts are resolved with is replaced.
  let changed = AtomicNumber(1)
  let tables: TableShelf
  let log: DiagnosticLog
  let turn: Turn
  let news: News
  let shownTexts = ShownTexts()
  let ledger = LookupLedger()
  let watcher: TurnWatcher?
  private let members = Locked<[ObjectIdentifier: Member]>([:])
  private let pending = Locked(Pending())

  /// A control that is not kept alive.
  private struct Member: Sendable {
    weak var control: LanguageControl?
  }

  /// What the turn under way has to see to before it ends.
  private struct Pending {
    var swapped: [LanguageControl] = []
    var due: [LanguageControl] = []
    /// The tables with which everybody's language was found out last.
    var settled: TableLibrary?
  }

  /// How often what is due may bring about more of it.
  private static let roundLimit = 100

  init(_ library: TableLibrary, log: DiagnosticLog, watcher: TurnWatcher?) {
    tables = TableShelf(library)
    self.log = log
    self.watcher = watcher
    turn = Turn(watcher: watcher)
    news = News(log: log, watcher: watcher)
  }

  func add(_ control: LanguageControl) {
    let member = Member(control: control)
    members.withLock { $0[ObjectIdentifier(control)] = member }
  }

  func remove(_ control: LanguageControl) {
    _ = members.withLock { $0.removeValue(forKey: ObjectIdentifier(control)) }
  }

  /// The controls that are alive, in the order in which they were made.
  var controls: [LanguageControl] {
    let alive = members.withLock { members in members.values.compactMap(\.control) }
    return alive.sorted { $0.number < $1.number }
  }
}

// A turn: the step, what is due after it, what is to be told; then the turn is given back, and told.
extension Family {
  /// Makes a change, which is told before this returns, or by the thread that is telling already.
  ///
  /// A change that is made from inside another one, on the same thread, is part of that one's turn.
  ///
  /// - Parameters:
  ///   - isolation: The caller's own; on the main actor, shown texts are served before the return.
  ///   - step: Replaces what is to be replaced. It may call out.
  /// - Returns: What the step returned.
  /// - Throws: What the step threw; what it had replaced till then is settled and told.
  func change<Value, Failure: Error>(
    isolation: (any Actor)?,
    _ step: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if turn.isMine { return try step() }
    var (hasChanged, diagnostics): (Bool, [Diagnostic]) = (false, [])
    defer {
      for diagnostic in diagnostics { log.tell(diagnostic) }
      news.tell()
      if hasChanged { shownTexts.serve(isolation: isolation) }
    }
    return try turn.take { () throws(Failure) in
      log.beginTurn()
      let before = changed.value
      defer {
        seeToWhatIsDue()
        settle()
        hasChanged = changed.value != before
        diagnostics = log.endTurn()
      }
      return try step()
    }
  }

  /// Finds out what another system language comes to, for all who follow the system.
  func systemChanged() {
    change(isolation: nil) {
      for control in controls { lookAgainLater(control) }
    }
  }

  /// Lets a control look again at what it depends on before the turn under way ends.
  func lookAgainLater(_ control: LanguageControl) {
    pending.withLock { $0.due.append(control) }
  }

  /// Takes note of a control that has another preference.
  func noteSwap(of control: LanguageControl) {
    pending.withLock { $0.swapped.append(control) }
  }

  /// Puts to use what settings, stores and the system say now; what is called then may change them
  /// again.
  func seeToWhatIsDue() {
    for _ in 0..<Self.roundLimit {
      let due = takeDue()
      if due.isEmpty { return }
      for control in due { control.lookAgain() }
    }
    if !takeDue().isEmpty { log.report(.refused(.answeredTooOften)) }
  }

  /// The controls that are to look again; they are freed after the lock, with what the app gave them.
  private func takeDue() -> [LanguageControl] {
    pending.withLock { pending in
      defer { pending.due = [] }
      return pending.due
    }
  }

  /// Finds out whose language the turn changed, and keeps that for who is to be told.
  ///
  /// Everybody's may have changed where there are other tables. Nobody is called any more before the
  /// turn is given back.
  private func settle() {
    let library = tables.library
    let (swapped, hasTables) = pending.withLock { pending in
      defer { (pending.swapped, pending.settled) = ([], library) }
      return (pending.swapped, pending.settled !== library)
    }
    for control in hasTables ? controls : swapped {
      guard let change = control.settle(library) else { continue }
      if !news.add(change, for: control) { log.report(.notTold(of: change.new)) }
    }
  }
}
