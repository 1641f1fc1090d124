import Intertitle
import IntertitleSample

/// The sample at work, watched: it is made once, and then its language is switched on its own
/// language page.
final class Stage {
  let counter = RunCounter()
  let notebook = BundleNotebook()
  let retrofit: Retrofit
  private(set) var ledger = IdentityLedger()
  /// How many objects there were, and how many runs an assignment had set off, before the first
  /// switch.
  private(set) var objectsAtFirst = 0
  private(set) var assignedAtFirst = 0
  private(set) var switches = 0
  /// How many objects came since.
  var madeSince: Int { ledger.count - objectsAtFirst }
  /// How many runs an assignment set off since.
  var assignedSince: Int { counter.count(.assigned) - assignedAtFirst }

  init() {
    let notebook = notebook
    retrofit = Retrofit(watchers: [counter]) { WatchedBundle(bundle: $0, notebook: notebook) }
    askForDisplayName()
    enterScreens()
    objectsAtFirst = ledger.count
    assignedAtFirst = counter.count(.assigned)
  }

  var localizer: Localizer { retrofit.localizer }
  var screens: [SatchelScreen] { retrofit.app.screens }

  /// The languages of the sample, the one it was written in first.
  var languages: [AvailableLanguage] {
    let development = localizer.tableOptions.development
    let all = localizer.available
    return all.filter { $0.language == development } + all.filter { $0.language != development }
  }

  /// Whether one of the sample's languages serves an asked one, and not only the one that it was
  /// written in.
  func speaks(_ asked: Language) -> Bool {
    let matcher = LanguageMatcher(
      available: localizer.available.map(\.language),
      development: localizer.tableOptions.development
    )
    return matcher.match(preferred: [asked])?.isDefault == false
  }

  /// The language that an asked one comes to, or all of them.
  func languages(matching asked: Language?) -> [AvailableLanguage] {
    guard let asked else { return languages }
    let effective = localizer.speaking(asked).language
    return languages.filter { $0.language == effective }
  }

  /// Shows what the code assigned: the layer is off.
  func asWritten<Result>(_ look: () -> Result) -> Result {
    localizer.isOn = false
    defer { localizer.isOn = true }
    return look()
  }

  /// A tap on a language on the language page.
  func tap(_ language: Language) {
    let index = localizer.available.firstIndex { $0.language == language }
    retrofit.app.language.select(index)
    switches += 1
    enterScreens()
  }

  /// The number of an object, by its identity.
  func number(of object: AnyObject) -> Int {
    ledger.number(of: object)
  }

  /// What the system reads of a bundle, and nobody else: the name that it shows for it.
  private func askForDisplayName() {
    let path = "Vendor/ShutterPicker/ShutterPicker.bundle"
    let bundle = localizer.override(PackedBundle(path: path, system: ["en"]))
    notebook.note(
      BundleNotebook.Question(
        bundle: bundle,
        key: "CFBundleDisplayName",
        value: nil,
        table: "InfoPlist"
      )
    )
  }

  private func enterScreens() {
    for screen in screens { ledger.enter(screen) }
  }
}
