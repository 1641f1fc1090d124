import Foundation
import Intertitle
import Testing

@Suite struct Smoke {
  @Test func readmeExample() throws {
    let l = Localizer(system: .fixed([]))
    l.scoped {
      let screen = TitleModel()
      let button = LabelModel()
      screen.title = "Wallet"
      button.text = "Sign in"
      l.load([
        "fr": ["Wallet": "Portefeuille", "Sign in": "Se connecter"],
        "ja": ["Wallet": "ウォレット", "Sign in": "サインイン"],
      ])
      for language: Language in ["fr", "ja", "en"] {
        _ = try? l.use(language)
        print(screen.navigationItem.title ?? "", "·", button.text ?? "")
      }
      print(l.diagnostics.map(\.description).joined(separator: "\n"))
      print(screen, button, button.$text.explain()!)
      print(l.available)
    }
  }
  @MainActor @Test func bound() async throws {
    let l = Localizer(system: .fixed([]))
    l.load(["fr": ["Wallet": "Portefeuille"]])
    let t = l.scoped { InterceptedText(slot: .label) }
    var seen: [String?] = []
    t.text = "Wallet"
    t.bind { seen.append($0) }
    try l.use("fr")
    #expect(seen == ["Wallet", "Portefeuille"])
    await Task.detached { _ = try? l.use("en") }.value
    await Task.yield()
    t.text = "x"
    print(seen)
  }
}
