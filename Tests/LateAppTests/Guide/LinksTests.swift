import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// What is put into the chain for a while.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct LinksTests {
  private var localizer: Localizer { .shared }

  @Test func aJournalKnowsWhatIsMissing() throws {
    let journal = Journal()
    localizer.updateChain { $0.prepend(journal, named: "journal") }
    _ = try Club.started(in: "en")
    let stub = journal.stringsStub(for: "en")
    #expect(stub.contains("\"新功能：潮汐提醒\"") && !stub.contains("造于青岛"))
    #expect(stub.contains("\"about.made\""), "\(stub)")
  }

  @Test func aPseudoLocalizedTextIsLonger() {
    let label = Label()
    label.text = "关于"
    localizer.updateChain { $0.prepend(.pseudoLocalizing, named: "pseudo") }
    #expect((label.text ?? "").count > 2)
  }

  @Test func aShadowShowsTheAppAsItWas() throws {
    let club = try Club.started(in: "zh-Hans")
    let words = club.texts.map(\.text)
    let shadow = ShadowMode()
    localizer.updateChain { $0.prepend(shadow, named: "shadow") }
    try localizer.use("en")
    let shown = club.screens.flatMap(\.tree).map(\.text)
    let report = shadow.report(in: "en")
    #expect(report.slots[.label]?.translated.isEmpty == false)
    #expect(shown.first == words.first)
    localizer.updateChain { $0.promote(.title, .navigationTitle, .tabTitle, in: shadow) }
    #expect(club.boats.title == "Boats" && club.boats.countLabel.text == "共 3 条船")
  }

  @Test func whatIsPromotedIsTranslatedAndNothingElse() throws {
    let club = try Club.started(in: "en")
    let promoted: Set<TextSlot> = [.title, .navigationTitle, .tabTitle]
    localizer.updateChain { chain in
      chain.prepend(.verbatim(where: { !promoted.contains($0.slot) }), named: "later")
    }
    #expect(club.boats.title == "Boats" && club.boats.countLabel.text == "共 3 条船")
  }
}
