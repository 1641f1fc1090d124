public import IntertitleChain
internal import IntertitleLanguages

/// Owns the chain, the tables and the language that texts are shown in.
///
/// ```swift
/// let button = LabelModel()
/// button.text = "Sign in"  // hard-coded, as in the app you have
///
/// Localizer.shared.load(["fr": ["Sign in": "Se connecter"]])
/// try Localizer.shared.use("fr")
/// button.text  // "Se connecter"
/// ```
/// A localizer loads no tables unasked. It reads the preference that it stored when it is used
/// first. It may be used from any thread; a switch that has returned is seen by every later read on
/// every thread.
public final class Localizer: Sendable {
  /// The localizer that models use unless they are made in a scope of another.
  ///
  /// It is the same one for as long as the process runs. In tests one of theirs can stand in its place
  /// for a while: `standingForShared` of IntertitleTesting.
  public static var shared: Localizer { place.occupant(in: scope) }

  /// The localizer that models use that are made now: the innermost scope's, else ``shared``.
  ///
  /// Detached tasks and threads made by hand begin outside of all scopes.
  public static var current: Localizer { scope ?? shared }

  @TaskLocal static var scope: Localizer?

  /// Where the shared localizer is, or what stands for it.
  package static let place = SharedPlace(Localizer(store: defaultStore))

  let family: Family
  let control: LanguageControl
  let shelf: ChainShelf
  /// Which keys are taken of several that have one text.
  let keyPreference: KeyPreference
  let snapshots: Snapshots

  /// Creates a localizer of its own, with nothing loaded.
  ///
  /// - Parameters:
  ///   - chain: What assigned texts go through.
  ///   - options: How tables are read.
  ///   - store: Where the preference is kept; nil forgets it with the localizer.
  ///   - key: The name under which it is kept: one for each user account, where there are several.
  ///   - system: What says which languages a person reads.
  public convenience init(
    chain: TextChain = [.lookup],
    options: TableOptions = TableOptions(),
    store: (any PreferenceStore)? = nil,
    key: String = "IntertitleLanguage",
    system: SystemLanguages = .current
  ) {
    self.init(
      chain: chain,
      options: options,
      settings: LanguageControl.Settings(store: store, key: key, system: system),
      watcher: nil
    )
  }

  /// As the public one, with somebody who watches where other threads may come between.
  convenience init(
    chain: TextChain,
    options: TableOptions,
    settings: LanguageControl.Settings,
    watcher: TurnWatcher?
  ) {
    let log = DiagnosticLog()
    let family = Family(TableLibrary(options: options, log: log), log: log, watcher: watcher)
    self.init(family, LanguageControl(settings, in: family), ChainShelf(chain, log))
    // By the family: the others that were derived go on when this one is gone.
    settings.system.observe { [weak family] in family?.systemChanged() }
  }

  init(
    _ family: Family,
    _ control: LanguageControl,
    _ shelf: ChainShelf,
    _ keyPreference: KeyPreference = KeyPreference()
  ) {
    self.family = family
    self.control = control
    self.shelf = shelf
    self.keyPreference = keyPreference
    snapshots = Snapshots(family, control, shelf, keyPreference)
    control.add(self)
  }

  deinit {
    control.remove(self)
  }

  /// What all localizers of the family report to.
  var log: DiagnosticLog { family.log }

  /// The tables that all localizers of the family share.
  var tables: TableShelf { family.tables }

  /// The state now.
  func snapshot() -> Snapshot { snapshots.now }
}
