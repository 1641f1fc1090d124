import Foundation
import IntertitleTesting
import Testing

/// A check of a screen while other threads change what it reads; to be run under the thread sanitizer too.
struct CheckConcurrencyTests {
  private let localizer = Localizer.forTest(chain: [.splittingComposites, .recovering, .lookup])

  /// Changes the language, the tables and the chain.
  private func change(_ number: Int) {
    _ = try? localizer.use(number.isMultiple(of: 2) ? "fr" : "ja")
    if number.isMultiple(of: 10) { localizer.load(["fr": ["Round": "Tour \(number)"]]) }
    localizer.updateChain { chain in
      if !chain.remove(named: "journal") { chain.prepend(Journal(), named: "journal") }
    }
  }

  @Test(
    "a check beside switches, loads and changes of the chain comes to an end, and is right after them"
  )
  func aCheckBesideChanges() throws {
    let looks = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      guard thread > 0 else { return (0..<100).forEach(change) }
      let screen = localizer.scoped { TitleModel(title: "Wallet") }
      for number in 0..<50 {
        _ = screen.tree.check(in: "fr")
        let lines = screen.tree.transcript(in: "fr").lines
        looks.withLock { $0 += lines.filter { $0.contains("“Portefeuille") }.count }
        screen.title = number.isMultiple(of: 2) ? "Wallet:" : "Wallet"
      }
    }
    #expect(looks.withLock { $0 } == 2 * 50 * 3)
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel(title: "Wallet") }
    #expect(screen.tree.check(in: "fr").isClean)
  }

  @Test("a link that assigns what a check looks at changes nothing of what is checked")
  func aTreeThatIsChangedByItsOwnCheck() throws {
    let label = Unchecked(localizer.label("Wallet"))
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          if assignment.cause == .explained { label.value.text = "Sign in" }
          return next(assignment)
        },
        named: "restless"
      )
    }
    try localizer.use("fr")
    #expect(label.value.check(in: "fr").isClean && label.value.text == "Se connecter")
    #expect(label.value.transcript(in: "fr").lines.count == 1)
  }
}
