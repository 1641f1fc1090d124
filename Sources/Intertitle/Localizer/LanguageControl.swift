internal import CIntertitle
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

  struct State {
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
    /// The thread that delivers; nil while nobody does.
    var deliverer: UInt?
    /// How many switches observers have answered with another one since the delivery began.
    var answers = 0

    /// Keeps a change for those who are to be told of it.
    mutating func add(_ change: LanguageChange) {
      undelivered.append(change)
      if deliverer == UInt(intertitle_thread()) { answers += 1 }
    }
  }

  let state: Locked<State>
  let turn = Turn()
  let tables: TableShelf
  let log: DiagnosticLog
  let generation: AtomicNumber

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

// What was remembered, and what it comes to.
extension LanguageControl {
  func readStoreIfNeeded() {
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
  func remembered(
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
  var asked: LanguagePreference? {
    state.withLock { $0.isAsked ? $0.preference : nil }
  }

  /// Makes a preference the one that is in force.
  ///
  /// Nothing is stored, nobody is told.
  func adopt(_ preference: LanguagePreference, isAsked: Bool) {
    let wishes = wishes(for: preference)
    let region = settings.system.region()
    state.withLock { state in
      state.region = region
      state.preference = preference
      state.isAsked = isAsked
      state.wishes = wishes
    }
  }

  func wishes(for preference: LanguagePreference) -> [Language] {
    preference.followsSystem ? settings.system.preferred() : preference.choice.map { [$0] } ?? []
  }
}
