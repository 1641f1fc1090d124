import Foundation
import Intertitle

/// What the process does, by its first argument.
enum TestProcess {
  static func run(_ arguments: [String]) {
    switch arguments.first {
    case "store": store(arguments[1], arguments[2])
    case "recall": say("\(Localizer(store: FilePreferenceStore(path: arguments[1])).preference)")
    case "storeForEver": storeForEver(FilePreferenceStore(path: arguments[1]))
    case "system": say(SystemLanguages.current.preferred().map(\.tag).joined(separator: " "))
    case "shared": useShared()
    case "screen": showScreen()
    case "formats": showFormats()
    case "applyForEver": applyForEver(Array(arguments.dropFirst()))
    default: exit(64)
    }
  }

  /// Chooses a language and ends at once, without a word to anybody.
  private static func store(_ path: String, _ tag: String) {
    let localizer = Localizer(store: FilePreferenceStore(path: path), system: .fixed([]))
    _ = try? localizer.use(Language(tag))
    _exit(0)
  }

  /// Stores one value after the other and tells of each, until somebody ends it.
  private static func storeForEver(_ store: FilePreferenceStore) {
    while true {
      for value in ["fr", "system ja"] {
        do { try store.store(value, forKey: "IntertitleLanguage") } catch { exit(1) }
        FileHandle.standardOutput.write(Data([1]))
      }
    }
  }

  /// Applies two sets of tables one after the other, at once and for the next start, goes back, and
  /// tells of each step, until somebody ends it.
  private static func applyForEver(_ paths: [String]) {
    let updates = TableUpdates(folder: paths[0])
    while true {
      let localizer = Localizer(store: nil, system: .fixed([]))
      localizer.load(updates)
      for (step, path) in paths.dropFirst().enumerated() {
        do {
          try localizer.apply(.file(path), keptIn: updates, atNextStart: step == 1)
        } catch { exit(1) }
        FileHandle.standardOutput.write(Data([1]))
      }
      do { try localizer.goBack(in: updates) } catch { exit(1) }
      FileHandle.standardOutput.write(Data([1]))
    }
  }

  /// What the shared localizer comes to in this process's environment.
  private static func useShared() {
    Localizer.shared.load(["fr": ["Wallet": "Portefeuille"]])
    let label = LabelModel()
    label.text = "Wallet"
    say("\(Localizer.shared.language) \(label.text ?? "")")
  }

  /// Texts that must not depend on the environment.
  private static func showScreen() {
    let localizer = Localizer(system: .fixed(["de-CH", "ja"]))
    localizer.load(["ja": ["Wallet": "ウォレット"], "zh-Hans": ["Wallet": "钱包"]])
    let screen = localizer.scoped { TitleModel(title: "Wallet") }
    let names = localizer.available.map { "\($0) \($0.name(in: "en"))" }
    say("\(screen) \(names) \(localizer.diagnostics)")
  }

  /// A number, a date and an amount in languages that nobody has data for.
  private static func showFormats() {
    let localizer = Localizer(options: TableOptions(development: "de"), system: .fixed([]))
    localizer.load(["xx": ["%lf %@ %@": "%2$@ %3$@ %1$.1lf"], "ae": ["Wallet": "x"]])
    let (date, zone) = (Date(timeIntervalSince1970: 1_777_851_000), TimeZone(secondsFromGMT: 0))
    guard let zone else { exit(1) }
    for language: Language in ["xx", "ae"] {
      _ = try? localizer.use(language)
      let text: LocalizedText =
        "\(1234.5) \(date, date: .long, time: .short, timeZone: zone) \(1234.5, currency: "EUR")"
      say("\(localizer.language) \(localizer.locale.identifier) \(localizer.text(for: text))")
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
