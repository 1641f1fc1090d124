public import Foundation
public import IntertitleLanguages

extension Localizer {
  /// The language in use: what the preference comes to with the tables that are loaded.
  public var language: Language { snapshot().language }

  /// What was asked for, or what stands in for it while nothing was.
  public var preference: LanguagePreference { control.preference }

  /// The language in use with the region that was chosen with it, else that of the person's own
  /// settings: for formatters.
  ///
  /// The region is left out where the language is not written in it, so that all numbers look as they
  /// do in texts. For a language that nobody has data for it is the development language's, so that formats do not
  /// depend on the machine.
  public var locale: Locale {
    snapshot().formats.inUse.locale
  }

  /// The languages that can be chosen, in the order of their own names.
  ///
  /// These are the languages of the app's own tables and the development language. A language that
  /// only a vendor has is not among them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of languages, whose names Foundation is asked for each
  ///   time: keep the list while it is shown.
  public var available: [AvailableLanguage] {
    tables.library.available.map(AvailableLanguage.init).sorted()
  }

  /// Uses a language from now on, and remembers it.
  ///
  /// Every text follows: after this has returned, no read on any thread is in the old language. The
  /// tables of the language are read first, then ``mayUse`` is asked, then the choice is stored;
  /// where one of them refuses, nothing changes. Asking for what was asked for last does nothing.
  ///
  /// - Parameters:
  ///   - language: Any tag. Where no table matches it, the development language is used, the choice
  ///     is kept, and a diagnostic says so.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What changed; its `old` and `new` are equal where the language in use did not.
  /// - Throws: ``LanguageRefusal``. From inside ``mayUse`` or a store: `.askedFromInside`.
  /// - Complexity: O(1) where the language was in use before; else one reading of its files. Texts
  ///   that nobody is bound to cost nothing until they are read.
  @discardableResult
  public func use(
    _ language: Language,
    isolation: isolated (any Actor)? = #isolation
  ) throws(LanguageRefusal) -> LanguageChange {
    try control.use(isolation: isolation) { _, _ in .fixed(language) }
  }

  /// Follows the system, or goes back to the language that was chosen last.
  ///
  /// - Parameters:
  ///   - follows: Whether the system's languages decide. Where nothing was ever chosen, `false`
  ///     chooses the language in use.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What changed.
  /// - Throws: ``LanguageRefusal``, as ``use(_:isolation:)`` does.
  @discardableResult
  public func followSystem(
    _ follows: Bool = true,
    isolation: isolated (any Actor)? = #isolation
  ) throws(LanguageRefusal) -> LanguageChange {
    try control.use(isolation: isolation) { preference, language in
      let choice = follows ? preference.choice : preference.choice ?? language
      return LanguagePreference(followsSystem: follows, choice: choice)
    }
  }

  /// Uses the other one of two languages; the first where neither is in use.
  ///
  /// - Parameters:
  ///   - first: A language.
  ///   - second: The other one.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What changed.
  /// - Throws: ``LanguageRefusal``, as ``use(_:isolation:)`` does.
  @discardableResult
  public func toggle(
    between first: Language,
    and second: Language,
    isolation: isolated (any Actor)? = #isolation
  ) throws(LanguageRefusal) -> LanguageChange {
    try control.use(isolation: isolation) { preference, language in
      let isFirst = isInUse(first, unless: second, preference, language)
      return .fixed(isFirst ? second : first)
    }
  }

  /// Whether a language is the one that was asked for; where neither of two was, whether it is the
  /// one in use.
  private func isInUse(
    _ first: Language,
    unless second: Language,
    _ preference: LanguagePreference,
    _ language: Language
  ) -> Bool {
    if !preference.followsSystem, let choice = preference.choice {
      if choice == first || choice == second { return choice == first }
    }
    let library = tables.library
    return library.hasMatch(for: [first]) && language == library.language(for: [first])
  }

  /// Keeps the preference elsewhere from now on, and puts to use what is stored there: the
  /// preference of another user account.
  ///
  /// - Parameters:
  ///   - store: Where it is kept; nil for where it is kept now.
  ///   - key: The name under which it is kept; nil for the one in use.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What changed.
  /// - Throws: ``LanguageRefusal``, as ``use(_:isolation:)`` does.
  @discardableResult
  public func remember(
    in store: (any PreferenceStore)? = nil,
    as key: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) throws(LanguageRefusal) -> LanguageChange {
    try control.remember(in: store, as: key, isolation: isolation)
  }

  /// The preference that is in force while nothing is stored: to follow the system unless set.
  ///
  /// It does not matter whether it is set before or after the localizer was used first.
  public var initialPreference: LanguagePreference {
    get { control.settings.initialPreference }
    set {
      family.change(isolation: nil) {
        control.set { $0.initialPreference = newValue }
        family.lookAgainLater(control)
      }
    }
  }

  /// Asked before each switch to another language; what it throws is why the switch is refused.
  ///
  /// It is called on the thread that asks for the language, with the change that is about to be. It
  /// must not wait for the main thread or for another thread that uses the localizer: other switches,
  /// perhaps one on the main thread, wait until it has returned. A switch from inside is refused;
  /// other changes from inside belong to the switch, and where tables that it loads bring another
  /// language than the one it was asked about, it is asked about that one too. To ask a person, ask
  /// first, and call ``use(_:isolation:)`` with the answer.
  public var mayUse: (@Sendable (LanguageChange) throws -> Void)? {
    get { control.settings.mayUse }
    set { family.change(isolation: nil) { control.set { $0.mayUse = newValue } } }
  }
}
