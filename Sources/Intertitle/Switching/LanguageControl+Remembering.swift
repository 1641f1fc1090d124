internal import IntertitleLanguages

// What was remembered, and what it comes to.
extension LanguageControl {
  /// Reads the store at the first use; from inside that, nothing is known yet.
  func readStoreIfNeeded() {
    if standing != nil || family.turn.isMine { return }
    family.change(isolation: nil) { _ = readStore() }
  }

  /// Reads the store if nobody did, as a part of the turn under way.
  ///
  /// - Returns: What is in force, and the language in use.
  func readStore() -> (Standing, Language) {
    if beginReading() {
      let stored = remembered(settings)
      let preference = stored ?? settings.initialPreference
      adopt(preference, isAsked: stored != nil, wishes(for: preference))
      // Nobody could know a language before: it is the first one, and no change.
      _ = settle(family.tables.library)
      // Whoever was called meanwhile, by the store or with a diagnostic, may have looked already.
      family.changed.increment()
    }
    let now = currentState
    let none = Standing(preference: now.preference, isAsked: false, wishes: [], region: nil)
    return (standing ?? none, now.new)
  }

  /// Whether nobody read the store, or is reading it: a store that loads tables is read once.
  private func beginReading() -> Bool {
    state.withLock { state in
      defer { state.isReading = true }
      return !state.isReading && state.standing == nil
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
      guard let value = try question({ try store.value(forKey: settings.key) }) else { return nil }
      if let preference = LanguagePreference(stored: value) { return preference }
      family.log.report(.unusablePreference(value, key: settings.key))
    } catch {
      family.log.report(.unreadablePreference(error))
    }
    return current
  }

  /// Makes a preference the one that is in force.
  ///
  /// Nothing is stored, nobody is told.
  func adopt(_ preference: LanguagePreference, isAsked: Bool, _ wishes: [Language]) {
    let region = settings.system.region()
    let new = Standing(preference: preference, isAsked: isAsked, wishes: wishes, region: region)
    let old = family.tables.atOneMoment { _ in
      state.withLock { state in
        defer { state.standing = new }
        return state.standing
      }
    }
    family.noteSwap(of: self)
    if old?.wishes != wishes || old?.region != region { family.changed.increment() }
  }

  func wishes(for preference: LanguagePreference) -> [Language] {
    preference.followsSystem ? settings.system.preferred() : preference.choice.map { [$0] } ?? []
  }

  /// Calls the app or a store, unless too many calls stand inside each other.
  func question<Answer>(_ call: () throws -> Answer) throws -> Answer {
    guard let depth = CallDepth.begin(.question) else { throw CallsTooDeep() }
    defer { depth.end() }
    family.watcher?(.asks)
    return try call()
  }
}

/// Why nobody was asked.
struct CallsTooDeep: Error, CustomStringConvertible {
  var description: String {
    "too many calls stand inside each other on this thread, or its stack is nearly used up"
  }
}
