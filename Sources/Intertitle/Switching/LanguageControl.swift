internal import IntertitleLanguages

/// Which language is asked for, who may refuse it, where it is remembered, and who is told.
///
/// One control serves a localizer and all that follow its language. Everything in it is replaced with
/// the family's turn.
final class LanguageControl: Sendable {
  struct Settings: Sendable {
    var store: (any PreferenceStore)?
    var key: String
    var system: SystemLanguages
    var initialPreference = LanguagePreference.system
    var mayUse: (@Sendable (LanguageChange) throws -> Void)?
  }

  /// What was asked for, or what stands in for it, and what it comes to.
  struct Standing: Sendable {
    var preference: LanguagePreference
    /// Whether the preference is what was stored or asked for, not what stands in for it.
    var isAsked: Bool
    /// The languages that the preference comes to, best first.
    var wishes: [Language]
    /// The region of the person's settings, as the system said it last.
    var region: String?
  }

  struct State {
    var settings: Settings
    /// Nil until the store was read.
    var standing: Standing?
    /// The language in use when the last turn ended: what observers were told, or could know.
    var told: Language?
    var revision = 0
    var observers: [LanguageObserver] = []
    /// The localizers whose language it is, the one that it was made for first.
    var localizers: [LocalizerReference] = []
    /// Whether the store is being read for the first time.
    var isReading = false
    /// Whether the store is to be read again before the turn ends.
    var readsAgain = false
  }

  private static let lastNumber = AtomicNumber()

  /// A number that rises with each control that is made.
  let number = LanguageControl.lastNumber.increment()
  let state: Locked<State>
  let family: Family

  init(_ settings: Settings, in family: Family) {
    state = Locked(State(settings: settings))
    self.family = family
    family.add(self)
    _ = add { [weak self] _ in self?.postChange() }
  }

  /// A control with a language of its own, which nothing remembers.
  convenience init(speaking language: Language, system: SystemLanguages, in family: Family) {
    self.init(Settings(store: nil, key: "", system: system), in: family)
    let region = system.region()
    let standing = Standing(
      preference: .fixed(language),
      isAsked: true,
      wishes: [language],
      region: region
    )
    while !begin(with: standing, family.tables.library) {}
  }

  /// Takes a standing and the language that it comes to, unless other tables are in place meanwhile:
  /// whose turn that is would not know what this control begins with.
  private func begin(with standing: Standing, _ library: TableLibrary) -> Bool {
    let language = library.language(for: standing.wishes)
    return family.tables.atOneMoment { now in
      guard now === library else { return false }
      state.withLock { ($0.standing, $0.told) = (standing, language) }
      return true
    }
  }

  deinit {
    family.remove(self)
  }

  var settings: Settings {
    state.withLock { $0.settings }
  }

  /// What was asked for, or what stands in for it; nil until the store was read.
  var standing: Standing? {
    state.withLock { $0.standing }
  }

  /// What was asked for, or what stands in for it.
  var preference: LanguagePreference {
    readStoreIfNeeded()
    return state.withLock { $0.standing?.preference ?? $0.settings.initialPreference }
  }

  /// Finds out the language in use at the end of a turn.
  ///
  /// - Returns: The change from the one before, if it is another one, with its number.
  func settle(_ library: TableLibrary) -> LanguageChange? {
    guard let standing else { return nil }
    let language = library.language(for: standing.wishes)
    return state.withLock { state in
      let old = state.told ?? language
      state.told = language
      guard old != language else { return nil }
      state.revision += 1
      return LanguageChange(
        old: old,
        new: language,
        preference: standing.preference,
        revision: state.revision
      )
    }
  }

  /// A change that says how things were when the last turn ended.
  var currentState: LanguageChange {
    let library = family.tables.library
    return state.withLock { state in
      let language = state.told ?? library.development
      return LanguageChange(
        old: language,
        new: language,
        preference: state.standing?.preference ?? state.settings.initialPreference,
        revision: state.revision
      )
    }
  }
}
