internal import IntertitleLanguages

/// Which language is asked for, who may refuse it, where it is remembered, and who is told.
///
/// One control serves a localizer and all that follow its language. A switch goes: read and fold,
/// ask the app, store, swap, deliver. What is before the swap happens with the turn, so that the
/// stored language is the last one swapped in; what is after it happens without.
final class LanguageControl: Sendable {
  typealias Observer = @Sendable (LanguageChange) -> Void

  struct Settings: Sendable {
    var store: (any PreferenceStore)?
    var key: String
    var system: SystemLanguages
    var initialPreference = LanguagePreference.system
    var mayUse: (@Sendable (LanguageChange) throws -> Void)?
  }

  private struct State {
    var settings: Settings
    /// Nil until the store was read.
    var preference: LanguagePreference?
    /// Whether the preference is what was stored or asked for, not what stands in for it.
    var isAsked = false
    /// The languages that the preference comes to, best first.
    var wishes: [Language] = []
    /// The region of the person's settings, as the system said it last.
    var region: String?
    var revision = 0
    var observers: [(token: UInt64, call: Observer)] = []
    var lastToken: UInt64 = 0
    var undelivered: [LanguageChange] = []
    var isDelivering = false
  }

  private let state: Locked<State>
  private let turn = Turn()
  private let tables: TableShelf
  private let log: DiagnosticLog
  private let generation: AtomicNumber

  init(_ settings: Settings, tables: TableShelf, log: DiagnosticLog, generation: AtomicNumber) {
    state = Locked(State(settings: settings))
    self.tables = tables
    self.log = log
    self.generation = generation
  }

  /// A control with a language of its own, which nothing remembers.
  convenience init(
    speaking language: Language,
    system: SystemLanguages,
    tables: TableShelf,
    log: DiagnosticLog,
    generation: AtomicNumber
  ) {
    let settings = Settings(store: nil, key: "", system: system)
    self.init(settings, tables: tables, log: log, generation: generation)
    state.withLock { state in
      state.preference = .fixed(language)
      state.isAsked = true
      state.wishes = [language]
      state.region = system.region()
    }
  }

  var settings: Settings {
    state.withLock { $0.settings }
  }

  /// What was asked for, or what stands in for it.
  var preference: LanguagePreference {
    readStoreIfNeeded()
    return state.withLock { $0.preference ?? $0.settings.initialPreference }
  }

  /// The languages that are asked for, best first.
  var wishes: [Language] {
    readStoreIfNeeded()
    return state.withLock { $0.wishes }
  }

  /// The region of the person's settings; nil for that of the language in use.
  var region: String? {
    readStoreIfNeeded()
    return state.withLock { $0.region }
  }

  /// The language in use, with the tables as they are now.
  var language: Language {
    tables.library.language(for: wishes)
  }
}

// MARK: Reading what was remembered

extension LanguageControl {
  private func readStoreIfNeeded() {
    if state.withLock({ $0.preference != nil }) || turn.isMine { return }
    turn.take {
      guard state.withLock({ $0.preference == nil }) else { return }
      let stored = remembered(settings)
      adopt(stored ?? settings.initialPreference, isAsked: stored != nil)
      // Whoever was called meanwhile, by the store or with a diagnostic, may have looked already.
      generation.increment()
    }
  }

  /// What the store holds; nil where that is nothing, and what is said, with a diagnostic, where it
  /// is nothing that can be used.
  private func remembered(
    _ settings: Settings,
    otherwise current: LanguagePreference? = nil
  ) -> LanguagePreference? {
    guard let store = settings.store else { return current }
    do {
      guard let value = try store.value(forKey: settings.key) else { return nil }
      if let preference = LanguagePreference(stored: value) { return preference }
      log.report(.unusablePreference(value, key: settings.key))
    } catch {
      log.report(.unreadablePreference(error))
    }
    return current
  }

  /// What was stored or asked for; nil while something stands in for it.
  private var asked: LanguagePreference? {
    state.withLock { $0.isAsked ? $0.preference : nil }
  }

  /// Makes a preference the one that is in force.
  ///
  /// Nothing is stored, nobody is told.
  private func adopt(_ preference: LanguagePreference, isAsked: Bool) {
    let wishes = wishes(for: preference)
    let region = settings.system.region()
    state.withLock { state in
      state.region = region
      state.preference = preference
      state.isAsked = isAsked
      state.wishes = wishes
    }
  }

  private func wishes(for preference: LanguagePreference) -> [Language] {
    preference.followsSystem ? settings.system.preferred() : preference.choice.map { [$0] } ?? []
  }
}

// MARK: Switching

extension LanguageControl {
  /// Puts another preference to use, and stores it.
  func use(
    _ make: (LanguagePreference) -> LanguagePreference
  ) throws(LanguageRefusal) -> LanguageChange {
    try switching { () throws(LanguageRefusal) in
      let asked = make(preference)
      guard asked != self.asked else { return unchanged }
      let change = try prepare(asked)
      try store(asked)
      swap(change)
      return change
    }
  }

  /// Keeps the preference elsewhere from now on, and puts to use what is stored there.
  func remember(
    in store: (any PreferenceStore)?,
    as key: String?
  ) throws(LanguageRefusal) -> LanguageChange {
    try switching { () throws(LanguageRefusal) in
      var settings = settings
      settings.store = store ?? settings.store
      settings.key = key ?? settings.key
      let stored = remembered(settings)
      let change = try prepare(stored ?? settings.initialPreference)
      keep(in: settings.store, as: settings.key)
      swap(change, isAsked: stored != nil)
      return change
    }
  }

  private func keep(in store: (any PreferenceStore)?, as key: String) {
    // The old store is freed after the lock.
    _ = state.withLock { state in
      defer { (state.settings.store, state.settings.key) = (store, key) }
      return state.settings.store
    }
  }

  /// Looks again at what is stored and at what the system says; refusals become diagnostics.
  func reread() {
    follow { remembered(settings, otherwise: asked) }
  }

  /// Looks again at what the system says: its languages where they are followed, and the region.
  func systemChanged() {
    follow { asked }
  }

  private func follow(_ preference: () -> LanguagePreference?) {
    do {
      _ = try switching { () throws(LanguageRefusal) in
        let stored = preference()
        let change = try prepare(stored ?? settings.initialPreference)
        swap(change, isAsked: stored != nil)
        return change
      }
    } catch {
      log.report(.refused(error))
    }
  }

  /// Changes the settings, and what depends on them where nothing was asked for.
  func update(_ change: (inout Settings) -> Void) {
    // The old ones are freed after the lock: what they held may come back here when it goes.
    _ = state.withLock { state in
      let old = state.settings
      change(&state.settings)
      return old
    }
    let isOpen = state.withLock { $0.preference != nil && !$0.isAsked }
    if isOpen { follow { nil } }
  }

  private func switching(
    _ body: () throws(LanguageRefusal) -> LanguageChange
  ) throws(LanguageRefusal) -> LanguageChange {
    readStoreIfNeeded()
    guard !turn.isMine else { throw .askedFromInside }
    let change = try turn.take(body)
    deliver()
    return change
  }

  private var unchanged: LanguageChange {
    let language = language
    return state.withLock { state in
      LanguageChange(
        old: language,
        new: language,
        preference: state.preference ?? state.settings.initialPreference,
        revision: state.revision
      )
    }
  }

  /// Reads what the language needs, and asks the app.
  private func prepare(_ asked: LanguagePreference) throws(LanguageRefusal) -> LanguageChange {
    let old = language
    let new = tables.library.language(for: wishes(for: asked))
    try tables.library.prepare(new)
    let revision = state.withLock { $0.revision + 1 }
    let change = LanguageChange(old: old, new: new, preference: asked, revision: revision)
    if old != new { try ask(change) }
    return change
  }

  private func ask(_ change: LanguageChange) throws(LanguageRefusal) {
    do { try settings.mayUse?(change) } catch { throw .notAllowed(error) }
  }

  private func store(_ preference: LanguagePreference) throws(LanguageRefusal) {
    let settings = settings
    do {
      try settings.store?.store(preference.stored, forKey: settings.key)
    } catch {
      throw .notStored(error)
    }
  }

  private func swap(_ change: LanguageChange, isAsked: Bool = true) {
    let wishes = wishes(for: change.preference)
    let region = settings.system.region()
    let hasChanged = state.withLock { state in
      let hasMoved = state.region != region
      state.region = region
      state.preference = change.preference
      state.isAsked = isAsked
      state.wishes = wishes
      state.revision = change.revision
      if change.old != change.new { state.undelivered.append(change) }
      return hasMoved || change.old != change.new
    }
    if hasChanged { generation.increment() }
    reportStandIn(change)
  }

  private func reportStandIn(_ change: LanguageChange) {
    guard !change.preference.followsSystem, let choice = change.preference.choice else { return }
    if !tables.library.hasMatch(for: [choice]) {
      log.report(.languageNotAvailable(choice, standIn: change.new))
    }
  }
}

// MARK: Telling

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
  func tablesChanged(from old: Language) {
    let new = language
    guard old != new else { return }
    state.withLock { state in
      state.revision += 1
      state.undelivered.append(
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
  private func deliver() {
    guard beginDelivery() else { return }
    while let (change, observers) = nextDelivery() {
      for observer in observers where isObserving(observer.token) { observer.call(change) }
    }
  }

  private func beginDelivery() -> Bool {
    state.withLock { state in
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
  }

  private func nextDelivery() -> (LanguageChange, [(token: UInt64, call: Observer)])? {
    state.withLock { state in
      guard !state.undelivered.isEmpty else {
        state.isDelivering = false
        return nil
      }
      return (state.undelivered.removeFirst(), state.observers)
    }
  }

  private func isObserving(_ token: UInt64) -> Bool {
    state.withLock { state in state.observers.contains { $0.token == token } }
  }
}
