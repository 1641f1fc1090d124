internal import IntertitleLanguages

// How another preference is put to use: read, ask, store, swap.
extension LanguageControl {
  /// Puts another preference to use, and stores it.
  ///
  /// - Parameters:
  ///   - isolation: The caller's own.
  ///   - make: Makes it of the one before and the language in use.
  /// - Returns: What changed.
  /// - Throws: Why nothing did.
  func use(
    isolation: (any Actor)?,
    _ make: (LanguagePreference, Language) -> LanguagePreference
  ) throws(LanguageRefusal) -> LanguageChange {
    try switching(isolation: isolation) { standing, language throws(LanguageRefusal) in
      let asked = make(standing.preference, language)
      if standing.isAsked, asked == standing.preference { return }
      let wishes = try prepare(asked)
      try store(asked)
      swap(asked, isAsked: true, wishes)
    }
  }

  /// Keeps the preference elsewhere from now on, and puts to use what is stored there.
  func remember(
    in store: (any PreferenceStore)?,
    as key: String?,
    isolation: (any Actor)?
  ) throws(LanguageRefusal) -> LanguageChange {
    try switching(isolation: isolation) { _, _ throws(LanguageRefusal) in
      var settings = settings
      settings.store = store ?? settings.store
      settings.key = key ?? settings.key
      let stored = remembered(settings)
      let preference = stored ?? self.settings.initialPreference
      let wishes = try prepare(preference)
      set { ($0.store, $0.key) = (settings.store, settings.key) }
      swap(preference, isAsked: stored != nil, wishes)
    }
  }

  /// Looks again at what is stored, if that is due, and at what the system says; refusals become
  /// diagnostics.
  func lookAgain() {
    let readsAgain = state.withLock { state in
      defer { state.readsAgain = false }
      return state.readsAgain
    }
    guard let standing else { return }
    let asked = standing.isAsked ? standing.preference : nil
    let stored = readsAgain ? remembered(settings, otherwise: asked) : asked
    let preference = stored ?? settings.initialPreference
    do throws(LanguageRefusal) {
      swap(preference, isAsked: stored != nil, try prepare(preference))
    } catch {
      family.log.report(.refused(error))
    }
  }

  /// Lets the store be read again before the turn under way ends.
  func readAgainLater() {
    state.withLock { $0.readsAgain = true }
    family.lookAgainLater(self)
  }

  /// Changes the settings.
  func set(_ change: (inout Settings) -> Void) {
    // The old ones are freed after the lock: what they held may come back here when it goes.
    _ = state.withLock { state in
      let old = state.settings
      change(&state.settings)
      return old
    }
  }

  /// A turn that is refused from inside another one.
  private func switching(
    isolation: (any Actor)?,
    _ step: (Standing, Language) throws(LanguageRefusal) -> Void
  ) throws(LanguageRefusal) -> LanguageChange {
    guard !family.turn.isMine else { throw .askedFromInside }
    guard !family.news.isAnsweredTooOften else { throw .answeredTooOften }
    return try family.change(isolation: isolation) { () throws(LanguageRefusal) in
      let (standing, old) = readStore()
      try step(standing, old)
      // Whoever was called meanwhile may have changed more: what is in use is found out after it.
      family.seeToWhatIsDue()
      return outcome(since: old)
    }
  }

  /// What the turn changes, as it will be told.
  private func outcome(since old: Language) -> LanguageChange {
    let (standing, library) = (standing, family.tables.library)
    let new = standing.map { library.language(for: $0.wishes) } ?? old
    return LanguageChange(
      old: old,
      new: new,
      preference: standing?.preference ?? .system,
      revision: state.withLock { $0.revision } + (old == new ? 0 : 1)
    )
  }

  /// Reads what the language needs, and asks the app, until it allows the language that comes of it:
  /// what it loads when it is asked may bring another one.
  ///
  /// - Returns: What the preference comes to.
  private func prepare(_ asked: LanguagePreference) throws(LanguageRefusal) -> [Language] {
    let wishes = wishes(for: asked)
    var allowed: [Language] = []
    for _ in 0..<Self.questionLimit {
      let library = family.tables.library
      let new = library.language(for: wishes)
      try library.prepare(new)
      if !allowed.contains(new) {
        try ask(asked, new)
        allowed.append(new)
      }
      if family.tables.library === library { return wishes }
    }
    throw .answeredTooOften
  }

  /// How often the app may load other tables when it is asked.
  private static var questionLimit: Int { 100 }

  private func ask(_ asked: LanguagePreference, _ new: Language) throws(LanguageRefusal) {
    guard let mayUse = settings.mayUse else { return }
    let now = currentState
    // What is in force was allowed, or brought by tables, which nobody refuses.
    let inForce = family.tables.library.language(for: standing?.wishes ?? [])
    guard new != now.new, new != inForce else { return }
    let change = LanguageChange(
      old: now.old,
      new: new,
      preference: asked,
      revision: now.revision + 1
    )
    do { try question { try mayUse(change) } } catch { throw .notAllowed(error) }
  }

  private func store(_ preference: LanguagePreference) throws(LanguageRefusal) {
    let settings = settings
    guard let store = settings.store else { return }
    do {
      try question { try store.store(preference.stored, forKey: settings.key) }
    } catch {
      throw .notStored(error)
    }
  }

  /// Puts a preference in force that was prepared.
  private func swap(_ preference: LanguagePreference, isAsked: Bool, _ wishes: [Language]) {
    let isNew = preference != standing?.preference
    adopt(preference, isAsked: isAsked, wishes)
    guard isNew, !preference.followsSystem, let choice = preference.choice else { return }
    let library = family.tables.library
    if !library.hasMatch(for: [choice]) {
      let standIn = library.language(for: wishes)
      family.log.report(.languageNotAvailable(choice, standIn: standIn))
    }
  }
}
