import IntertitleTesting
import Testing

struct FittingCheckTests {
  private let localizer: Localizer = {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["fr": ["Wallet": "Portefeuille", "%lld files": "%lld fichiers"]])
    return localizer
  }()

  private func french(_ content: LocalizedText) throws -> LabelModel {
    try localizer.use("fr")
    return localizer.scoped { LabelModel(content: content) }
  }

  @Test func theMeasureIsHandedTheTextAndTheLongerWords() throws {
    let label = try french("\(3) files")
    var measured: [String] = []
    let report = label.check(fitting: { text, words in
      measured.append("\(text.slot) \(words)")
      return true
    })
    #expect(report.isClean)
    #expect(measured == ["label ⟦3 ƒĩçĥĩéŕš ····⟧"])
    #expect(label.text == "3 fichiers")
  }

  @Test func whatDoesNotFitIsAFinding() throws {
    let labels = [try french("Wallet"), try french("Ok")]
    let report = labels.flatMap(\.texts).check(fitting: { _, words in words.count < 12 })
    let finding =
      "label “⟦Þöŕţéƒéũĩļļé ·····⟧”: does not fit; it is “Portefeuille”, made longer"
    #expect(report.findings.count == 1)
    #expect(
      report.findings.first?.hasSuffix("does not fit; it is “Portefeuille”, made longer") == true,
      "\(report), as in \(finding)"
    )
    #expect(labels[0].check(fitting: { _, _ in false }, except: ["Wallet"]).findings.count == 1)
  }

  @Test func howMuchLongerIsForTheCallerToSay() throws {
    let label = try french("Wallet")
    let plain = PseudoLocalization(expansion: 100, accents: false, brackets: false)
    var words = ""
    _ = label.check(
      fitting: { _, longer in
        words = longer
        return true
      },
      under: plain
    )
    #expect(words == "Portefeuille ············")
  }

  @Test func whatIsPseudoLocalizedAlreadyIsNotMadeLongerTwice() throws {
    let label = try french("Wallet")
    localizer.updateChain { $0.prepend(.pseudoLocalizing) }
    let shown = label.text
    #expect(label.check(fitting: { _, words in words == shown }).isClean)
  }

  @Test("what is verbatim is not measured, and where all is, nothing was checked")
  func aCheckThatMeasuresNothingIsNotClean() throws {
    let label = try french(.verbatim("Wallet"))
    let nothing = ["there is no text with a key that is looked up, so nothing was checked"]
    #expect(label.check(fitting: { _, _ in false }).findings == nothing)
    #expect([InterceptedText]().check(fitting: { _, _ in true }).findings == nothing)
  }

  @Test func noTableIsNeeded() {
    let empty = Localizer(system: .fixed([]))
    #expect(empty.scoped { LabelModel("Wallet") }.check(fitting: { _, _ in true }).isClean)
  }

  @Test func aTextOfAnotherLocalizerIsAFinding() throws {
    let other = Localizer(system: .fixed([])).scoped { LabelModel("Wallet") }
    #expect(other.check(fitting: { _, _ in true }, of: localizer).findings.count == 1)
  }
}
