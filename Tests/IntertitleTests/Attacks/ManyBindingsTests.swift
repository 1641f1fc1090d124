@testable import Intertitle
import IntertitleTesting
import Testing

/// What is held grows with the texts that are alive, and the main actor is never held.
@MainActor
@Suite struct ManyBindingsTests {
  private let localizer = Localizer.forTest()

  @Test("RE-04 bound texts that are gone take no room, switched or not")
  func textsThatAreGoneTakeNoRoom() {
    let kept = (0..<10).map { localizer.label("\($0)") }
    for label in kept { label.$text.bind { _ in } }
    for _ in 0..<10_000 { localizer.label("Wallet").$text.bind { _ in } }
    #expect(localizer.family.shownTexts.count == 10)
    #expect(localizer.family.shownTexts.heldCount <= 64)
  }

  @Test func textsThatAreKeptAreServedWhateverIsTakenAwayBetween() throws {
    var kept: [LabelModel] = []
    var shown: [Int: String] = [:]
    for number in 0..<500 {
      let label = localizer.label("Wallet")
      label.$text.bind { shown[number] = $0 }
      if number % 3 == 0 { kept.append(label) }
      if number % 9 == 0 { label.$text.unbind() }
    }
    try localizer.use("fr")
    let served = shown.filter { $0.value == "Portefeuille" }.keys
    #expect(Set(served) == Set((0..<500).filter { $0 % 3 == 0 && $0 % 9 != 0 }))
    withExtendedLifetime(kept) {}
  }

  @Test(.timeLimit(.minutes(1))) func aClosureThatSwitchesEachTimeDoesNotHoldTheMainActor() throws {
    let label = localizer.label("Wallet")
    let isOver = Locked(false)
    label.$text.bind { [localizer] _ in
      if isOver.withLock({ $0 }) { return }
      _ = try? localizer.toggle(between: "fr", and: "ja")
    }
    try localizer.use("ar")
    isOver.withLock { $0 = true }
    #expect(label.$text.key == "Wallet")
  }
}
