import IntertitleTesting
import Testing

struct ShadowReportChecksTests {
  private let shadow = ShadowMode()
  private let localizer: Localizer

  init() throws {
    localizer = Localizer(chain: [shadow, .recovering, .lookup], system: .fixed([]))
    localizer.load(
      [
        "en": ["Help": "Help & more", "%lld new": "%lld new"],
        "fr": ["Wallet": "Portefeuille", "%lld new": "%lld de plus"],
      ],
      vendored: ["ShutterPicker": ["fr": ["Done": "Terminé"]]]
    )
    try localizer.use("fr")
  }

  private func check(_ texts: LocalizedText..., except known: Set<String> = []) -> CheckReport {
    for text in texts { _ = localizer.text(for: text, slot: .label) }
    return shadow.report(in: "fr").check(.label, except: known)
  }

  @Test func aSlotOfWhichEveryTextIsTranslatedOrFoundOrVerbatimIsClean() {
    let report = check("Wallet", "2 new", .verbatim("Hi"))
    #expect("\(report)" == "label can be promoted in fr: nothing found")
  }

  @Test func eachTextThatIsMissingOrFallenBackOrSuspectIsAFinding() {
    #expect(
      "\(check("Wallet", "Send", "Help", "Done"))" == """
        label can be promoted in fr:
        - perhaps no key: “Done” → “Terminé”: only a third party's entry has it
        - fallback: “Help” → “Help & more”
        - missing: “Send”
        """
    )
  }

  @Test func textsThatWereLookedAtAreNoFindings() {
    #expect(check("Send", "Help", "Done", except: ["Send", "Help", "Done"]).isClean)
    #expect(!check("Other", except: ["Send"]).isClean)
  }

  @Test func aSlotInWhichNothingWasAssignedIsNotReady() {
    #expect(shadow.report(in: "fr").check(.title).findings == ["nothing was assigned"])
  }
}
