import IntertitleSample
import IntertitleTesting

/// Satchel with its retrofit, as it is started.
struct SampleApp {
  /// What no table of the sample has, on purpose.
  static let untranslated: Set<String> = [
    "本周转账免手续费", "New: faster transfers", "Delivered", "最近交易", "Rate Satchel",
    "Open-source licences",
  ]

  let retrofit: Retrofit
  let counter = LookupCounter()

  init(store: (any PreferenceStore)? = nil, system: SystemLanguages = .fixed(["en"])) {
    retrofit = Retrofit(watchers: [counter], system: system, store: store)
  }

  var localizer: Localizer { retrofit.localizer }
  var app: Satchel { retrofit.app }
  var texts: [InterceptedText] { app.screens.flatMap(\.tree) }

  /// Whether every text of every screen is in that language.
  func check(in language: Language) -> CheckReport {
    texts.check(in: language, except: Self.untranslated)
  }

  /// What the third-party controls draw.
  var drawn: [String] {
    (app.wallets.elements + app.photo.elements).flatMap { element -> [String] in
      guard case .control(let control) = element else { return [] }
      return control.draw().flatMap { [$0.leading, $0.centre, $0.trailing] }.filter { !$0.isEmpty }
    }
  }

  func shows(_ text: String) -> Bool { texts.contains { $0.text == text } }
}
