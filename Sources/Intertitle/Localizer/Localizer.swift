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
  public static let shared = Localizer(store: defaultStore)

  /// The localizer that models use that are made now: the innermost scope's, else ``shared``.
  ///
  /// Detached tasks and threads made by hand begin outside of all scopes.
  public static var current: Localizer { scope ?? shared }

  @TaskLocal static var scope: Localizer?

  let links: ChainShelf
  let tables: TableShelf
  let control: LanguageControl
  let log: DiagnosticLog
  let boundTexts: BoundTexts
  let skipped: SkipCounter
  let changed: AtomicNumber
  private let latest = LatestSnapshot()

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
    let log = DiagnosticLog()
    let changed = AtomicNumber(1)
    let tables = TableShelf(TableLibrary(options: options, log: log))
    self.init(
      links: ChainShelf(chain),
      tables: tables,
      control: LanguageControl(
        LanguageControl.Settings(store: store, key: key, system: system),
        tables: tables,
        log: log,
        generation: changed
      ),
      log: log,
      boundTexts: BoundTexts(),
      skipped: SkipCounter(),
      changed: changed
    )
    for refusal in chain.refusals { log.report(.refused(refusal)) }
    postChanges()
    system.observe { [weak self] in self?.systemChanged() }
  }

  private init(
    links: ChainShelf,
    tables: TableShelf,
    control: LanguageControl,
    log: DiagnosticLog,
    boundTexts: BoundTexts,
    skipped: SkipCounter,
    changed: AtomicNumber
  ) {
    self.links = links
    self.tables = tables
    self.control = control
    self.log = log
    self.boundTexts = boundTexts
    self.skipped = skipped
    self.changed = changed
  }

  /// A localizer over the same tables with a language or a chain of its own.
  func derived(links: ChainShelf? = nil, control: LanguageControl? = nil) -> Localizer {
    Localizer(
      links: links ?? self.links,
      tables: tables,
      control: control ?? self.control,
      log: log,
      boundTexts: boundTexts,
      skipped: skipped,
      changed: changed
    )
  }
}

// The state that texts are resolved with.
extension Localizer {
  /// A number that rises with each change of language, tables or chain, here or in a localizer that
  /// shares one of them.
  @inline(__always)
  var generation: UInt64 { changed.value }

  /// The state now.
  ///
  /// It stays the same object for as long as nothing that it consists of changes.
  func snapshot() -> Snapshot { snapshot(at: generation) }

  /// The state now, for whoever has read the generation already.
  @inline(__always)
  func snapshot(at generation: UInt64) -> Snapshot {
    latest.of(generation) ?? newest(generation)
  }

  @inline(never)
  private func newest(_ generation: UInt64) -> Snapshot {
    let links = links.links
    let library = tables.library
    let language = library.language(for: control.wishes)
    let region = control.region
    let tables = library.tables(for: language)
    return latest.replace(at: generation) { snapshot in
      snapshot.tables === tables && snapshot.links.revision == links.revision
        && snapshot.region == region
    } with: {
      Snapshot(links: links, tables: tables, library: library, region: region, log: log)
    }
  }

  /// Lets every text look again, and serves the bound ones.
  func contentsChanged(isolation: (any Actor)?) {
    changed.increment()
    deliverToBoundTexts(isolation: isolation)
  }

  func deliverToBoundTexts(isolation: (any Actor)?) {
    guard boundTexts.everBound.value > 0 else { return }
    if isolation === MainActor.shared || isMainThread {
      MainActor.assumeIsolated { boundTexts.deliver() }
    } else {
      boundTexts.schedule()
    }
  }

  func reportNestedAssignment(to slot: TextSlot) {
    log.report(.nestedAssignment(to: slot))
  }

  private func systemChanged() {
    control.systemChanged()
    deliverToBoundTexts(isolation: nil)
  }
}
