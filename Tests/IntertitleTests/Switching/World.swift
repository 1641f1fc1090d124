@testable import Intertitle
import IntertitleTestInputs
import IntertitleTesting

/// A localizer that changes are made to, with everything that is heard of them.
final class World: Sendable {
  static let key = "IntertitleLanguage"
  let store = MemoryPreferenceStore(["second": "de"])
  let system = FakeSystemLanguages([])
  let localizer: Localizer
  let heard: Heard
  let updates: TableUpdates
  private let initial: Language
  private let returned = Locked<[LanguageChange]>([])

  /// - Parameters:
  ///   - watcher: Who wants to know where a thread comes to.
  ///   - mayUseLoads: Whether the app loads another language's table when it is asked.
  ///   - folder: Where sets of tables are kept.
  init(watcher: @escaping TurnWatcher, mayUseLoads: Bool, folder: String) {
    updates = TableUpdates(folder: folder)
    localizer = Localizer(
      chain: [.lookup],
      options: TableOptions(),
      settings: LanguageControl.Settings(store: store, key: Self.key, system: system.languages),
      watcher: watcher
    )
    localizer.load(["de": ["Hello": "Hallo"]])
    initial = localizer.language
    heard = Heard(localizer)
    guard mayUseLoads else { return }
    localizer.mayUse = { [weak localizer] change in
      if change.new == "fr" { localizer?.load(["fr-CA": ["Hello": "Allô"]]) }
    }
  }

  func keep(_ change: LanguageChange?) {
    if let change { returned.withLock { $0.append(change) } }
  }

  /// What does not agree, in words; nothing is to be wrong after any changes.
  var faults: [String] {
    [
      "in use: \(localizer.language), of preference and tables: \(wanted)":
        localizer.language == wanted,
      "in use: \(localizer.language), told last: \(heard.languages.last ?? initial)":
        localizer.language == heard.languages.last ?? initial,
      "gaps: \(heard.changes)": hasNoGaps,
      "returned: \(returned.withLock { $0 }), told: \(heard.changes)": isReturnedAsTold,
      "stored: \(store.values), asked for: \(localizer.preference)": isStored,
      "in use: \(setInUse ?? "no set"), kept: \(kept ?? "none")": setInUse == kept,
      "shown: \(localizer.label("Hello").text ?? ""), in use: \(localizer.language)": isShown,
    ].filter { !$0.value }.map(\.key)
  }

  private var wanted: Language {
    let control = localizer.control
    return localizer.tables.library.language(for: control.wishes(for: control.preference))
  }

  private var hasNoGaps: Bool {
    let changes = heard.changes
    return (changes.first?.old ?? initial) == initial
      && changes.allSatisfy { $0.old != $0.new }
      && zip(changes, changes.dropFirst()).allSatisfy {
        $0.new == $1.old && $0.revision < $1.revision
      }
  }

  /// Whether each switch that returned was told once, as it was returned; one that changed no
  /// language was not told.
  private var isReturnedAsTold: Bool {
    returned.withLock { $0 }.allSatisfy { change in
      heard.changes.filter { $0 == change }.count == (change.old == change.new ? 0 : 1)
    }
  }

  private var isStored: Bool {
    guard let standing = localizer.control.standing, standing.isAsked else { return true }
    let key = localizer.control.settings.key
    return store.values[key] == standing.preference.stored
  }

  private var setInUse: String? {
    localizer.tables.library.setInUse(ofThoseIn: updates.folder).map { "\($0)" }
  }

  private var kept: String? {
    (try? KeptSets(in: updates.folder).entries())?.first.map { "\($0.hash)" }
  }

  private var isShown: Bool {
    let hello =
      ["de": "Hallo", "fr": "Bonjour", "fr-CA": "Allô"][localizer.language.tag] ?? "Hello"
    return localizer.label("Hello").text == (localizer.isOn ? hello : "Hello")
  }
}

/// A change that a thread makes to a world.
enum Change: String, CaseIterable, Sendable {
  case useFrench, useGerman, loadFrench, loadCanadian, mayUse, initialPreference, reload
  case updateChain, isOn, system, remember, loadBySpeaking, applySet, applyOtherSet, goBack

  func make(in world: World) {
    let localizer = world.localizer
    switch self {
    case .useFrench: world.keep(try? localizer.use("fr"))
    case .useGerman: world.keep(try? localizer.use("de"))
    case .loadFrench: localizer.load(["fr": ["Hello": "Bonjour"]])
    case .loadCanadian: localizer.load(["fr-CA": ["Hello": "Allô"]])
    case .mayUse: localizer.mayUse = { _ in }
    case .initialPreference: localizer.initialPreference = .fixed("de")
    case .reload: localizer.reload()
    case .updateChain: localizer.updateChain { $0.append(ScriptedLink(.pass), named: "other") }
    case .isOn: localizer.isOn.toggle()
    case .system: world.system.preferred = ["fr", "de"]
    case .remember: world.keep(try? localizer.remember(as: "second"))
    case .applySet: _ = try? localizer.apply(.bytes(Self.frenchSet), keptIn: world.updates)
    case .applyOtherSet: _ = try? localizer.apply(.bytes(Self.otherSet), keptIn: world.updates)
    case .goBack: _ = try? localizer.goBack(in: world.updates)
    case .loadBySpeaking: localizer.speaking("de").load(["fr": ["Hello": "Bonjour"]])
    }
  }

  private static let otherSet = (try? pack(["fr": ["Hello": "Bonjour", "More": "Plus"]])) ?? []
  private static let frenchSet = (try? pack(["fr": ["Hello": "Bonjour"]])) ?? []
}
