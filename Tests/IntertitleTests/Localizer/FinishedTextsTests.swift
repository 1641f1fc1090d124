import IntertitleTesting
import Testing

struct FinishedTextsTests {
  private let localizer: Localizer = {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["fr": ["Name": "Nom", "%lld new": "%lld de plus"]])
    return localizer
  }()

  @Test func finishedTextsAreFoundAndFollowASwitch() throws {
    localizer.findFinishedTexts()
    let labels = ["3 new", "Name:", "3 new!"].map { localizer.label($0) }
    try localizer.use("fr")
    #expect(labels.map(\.text) == ["3 de plus", "Nom\u{202F}:", "3 de plus\u{202F}!"])
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func withoutItTheyAreLeftAsTheyAre() throws {
    let label = localizer.label("3 new")
    try localizer.use("fr")
    #expect(label.text == "3 new")
  }

  @Test("FU-71 the wrong way round is reported, once, with what to do")
  func theWrongWayRoundIsReported() {
    localizer.updateChain { $0.prepend(.splittingComposites) }
    #expect(localizer.rules.isEmpty)
    localizer.updateChain { $0.prepend(.recovering) }
    localizer.updateChain { $0.prepend(ScriptedLink(.pass)) }
    #expect(localizer.rules == ["link-misplaced"])
    let message = localizer.diagnostics[0].message
    #expect(
      message.hasPrefix("the link “composite texts” stands behind “recovery”")
        && message.contains("findFinishedTexts()")
    )
  }

  @Test func aChainThatALocalizerIsMadeWithIsLookedAtToo() {
    #expect(Localizer(chain: [.lookup, .recovering]).rules == ["link-misplaced"])
    #expect(localizer.intercepting(with: [.lookup, .verbatim]).rules == ["link-misplaced"])
  }

  @Test func whereNothingIsLookedUpThatIsReported() {
    let localizer = Localizer(chain: [.verbatim])
    localizer.findFinishedTexts()
    #expect(localizer.rules == ["no-link-named"])
  }

  @MainActor @Test func boundTextsFollowAtOnce() throws {
    try localizer.use("fr")
    let label = localizer.label("3 new")
    var shown: [String?] = []
    label.$text.bind { shown.append($0) }
    localizer.findFinishedTexts()
    #expect(shown == ["3 new", "3 de plus"])
  }
}
