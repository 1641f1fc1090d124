internal import IntertitleLanguages

// How another preference is put to use: read, ask, store, swap.
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
      return swap(change)
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
      return swap(change, isAsked: stored != nil)
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
        return swap(change, isAsked: stored != nil)
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
    guard !isAnsweredTooOften else { throw .answeredTooOften }
    let change = try turn.take(body)
    deliver()
    return change
  }

  var unchanged: LanguageChange {
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

  /// Makes a change that was prepared the state that is in force.
  ///
  /// - Returns: The change with its number: tables that were loaded meanwhile may have taken the one
  ///   that it was prepared with.
  private func swap(_ prepared: LanguageChange, isAsked: Bool = true) -> LanguageChange {
    let wishes = wishes(for: prepared.preference)
    let region = settings.system.region()
    let (change, hasChanged) = state.withLock { state in
      let change = prepared.numbered(state.revision + 1)
      let hasMoved = state.region != region
      state.region = region
      state.preference = change.preference
      state.isAsked = isAsked
      state.wishes = wishes
      state.revision = change.revision
      if change.old != change.new { state.add(change) }
      return (change, hasMoved || change.old != change.new)
    }
    if hasChanged { generation.increment() }
    reportStandIn(change)
    return change
  }

  private func reportStandIn(_ change: LanguageChange) {
    guard !change.preference.followsSystem, let choice = change.preference.choice else { return }
    if !tables.library.hasMatch(for: [choice]) {
      log.report(.languageNotAvailable(choice, standIn: change.new))
    }
  }
}
