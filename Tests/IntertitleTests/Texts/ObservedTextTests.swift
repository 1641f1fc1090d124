import Intertitle
import Observation
import Testing

@MainActor
@Suite struct ObservedTextTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
  }

  /// Whether something that was read is told to have changed while the body runs.
  private func isTold(reading text: ObservedText, while body: () throws -> Void) rethrows -> Bool {
    let told = Told()
    withObservationTracking {
      _ = text.text
    } onChange: {
      told.isTold = true
    }
    try body()
    return told.isTold
  }

  private final class Told: @unchecked Sendable {
    // Set on the main actor alone: every change of these tests is made there.
    var isTold = false
  }

  @Test func anObserverIsToldOfASwitch() throws {
    let label = localizer.scoped { LabelModel() }
    label.text = "Wallet"
    let observed = label.$text.observed
    #expect(try isTold(reading: observed) { try localizer.use("fr") })
    #expect(observed.text == "Portefeuille")
  }

  @Test func anObserverIsToldOfAnAssignment() {
    let label = localizer.scoped { LabelModel() }
    #expect(isTold(reading: label.$text.observed) { label.text = "Wallet" })
  }

  @Test func anObserverIsNotToldWhereNothingChanged() throws {
    let label = localizer.scoped { LabelModel() }
    label.text = "Wallet"
    #expect(try !isTold(reading: label.$text.observed) { try localizer.use("en") })
  }

  @Test func aTextHasOneViewAndNoneUnlessAsked() {
    let label = localizer.scoped { LabelModel() }
    #expect(label.$text.observed === label.$text.observed)
  }
}
