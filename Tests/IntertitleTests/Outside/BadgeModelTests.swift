import IntertitleTesting
import Testing

/// A model of an app's own has what the stock models have.
struct BadgeModelTests {
  private let localizer = Localizer.forTest()
  private let badge: BadgeModel

  init() throws {
    localizer.load(["fr": ["new": "nouveau", "New messages": "Nouveaux messages"]], table: "Inbox")
    badge = localizer.scoped { BadgeModel(text: "new", table: "Inbox") }
    try localizer.use("fr")
  }

  @Test func itsTableReachesItsTextAndItsAccessibilityLabel() {
    badge.accessibilityLabel = "New messages"
    #expect(badge.text == "nouveau" && badge.accessibilityLabel == "Nouveaux messages")
  }

  @Test func itDescribesItselfAsTheStockModelsDo() {
    #expect("\(badge)" == "BadgeModel “nouveau” ← “new” (fr)")
  }

  @Test func itsTextsAreWalkedAndThoseForAssistiveTechnologiesOnceTheyAreMade() {
    #expect(badge.texts.map(\.slot) == [.badge])
    badge.accessibilityHint = "Nobody knows it"
    #expect(badge.texts.count == 4)
    let report = badge.check(in: "fr")
    #expect(report.findings.count == 1 && !report.isClean)
  }
}
