import Foundation
import IntertitleSample
import IntertitleTesting
import Testing

/// The sample app, whose chat shows people's own words, behind a shadow.
struct ShadowedSampleTests {
  private let shadow = ShadowMode()
  private let counter = LookupCounter()
  private let retrofit: Retrofit

  init() {
    retrofit = Retrofit(watchers: [counter])
    retrofit.localizer.updateChain { $0.prepend(shadow, named: "shadow") }
  }

  private var texts: [InterceptedText] { retrofit.app.screens.flatMap(\.tree) }

  /// The texts that are shown otherwise than they were assigned; one with values in it is no such
  /// text word for word.
  private func changed(in language: Language) throws -> [InterceptedText] {
    try retrofit.localizer.use(language)
    return texts.filter { $0.content?.arguments.isEmpty ?? true }
      .filter { $0.text != $0.content?.pattern }
  }

  @Test(arguments: ["de", "ja"] as [Language])
  func nothingIsShownOtherwiseThanItWasAssigned(_ language: Language) throws {
    #expect(try changed(in: language).isEmpty)
    let slots = shadow.report(in: language).slots
    let all = slots.values.reduce(0) { $0 + $1.texts.count }
    #expect(all > 70)
    let pairs = Set(texts.filter { $0.key != nil }.map { "\($0.slot) \($0.key ?? "")" })
    #expect(slots.values.reduce(0) { $0 + $1.translated.count } > 60)
    #expect(pairs.count >= all)
  }

  @Test func theReportSaysWhatWouldBeTranslatedAndWhatIsMissing() throws {
    _ = try changed(in: "ja")
    let report = shadow.report(in: "ja")
    let label = try #require(report.slots[.label])
    #expect(label.translated.map(\.description).contains("“Currency” → “通貨”"))
    #expect(label.fallenBack.map(\.shown) == ["Recent activity"])
    #expect(label.missing.map(\.key) == ["New: faster transfers", "本周转账免手续费"])
    #expect(report.check(.title).isClean && !report.check(.label).isClean)
  }

  @Test func theArticleShowsWhatIsPrinted() throws {
    let retrofit = Retrofit(watchers: [shadow])
    try retrofit.localizer.use("ja")
    for text in retrofit.app.screens.flatMap(\.tree) { _ = text.text }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Intertitle/Documentation.docc")
    let article = root.appendingPathComponent("RetrofittingALateProject.md")
    let blocks = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```text\n")
    let block = try #require(blocks.first { $0.contains(" slots, as ja would show them:") })
    let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
    let printed = shadow.report(in: "ja").description.components(separatedBy: "\n")
    #expect(lines.count > 10)
    #expect(lines.filter { !printed.contains($0) }.isEmpty)
  }

  @Test(arguments: ["de", "ja"] as [Language])
  func afterTitlesArePromotedOnlyTitlesAreTranslated(_ language: Language) throws {
    retrofit.localizer.updateChain { $0.promote(.title, in: shadow) }
    let changed = try changed(in: language)
    #expect(changed.count == retrofit.app.screens.count)
    #expect(changed.allSatisfy { $0.slot == .title && $0.origin.kind == .table })
  }

  @Test func peoplesWordsAreNeverAskedAboutAndNeverNamed() throws {
    let bubbles = retrofit.app.chat.texts.filter { $0.content?.isVerbatim == true }
    #expect(bubbles.map(\.text).contains("Settings"))
    counter.reset()
    for language: Language in ["de", "ja"] {
      try retrofit.localizer.use(language)
      for bubble in bubbles { _ = bubble.text }
    }
    #expect(counter.lookups.total == 0)
    let report = "\(shadow.report(in: "ja"))"
    #expect(!report.contains("谢谢") && !report.contains("Lena"))
  }

  @Test func aSlotOfPeoplesWordsHasNoLookUpsWhileTheLabelsBesideItDo() throws {
    let bubble = TextSlot("chatBubble")
    let chat = retrofit.localizer.scoped {
      (bubble: LabelModel(slot: bubble), status: LabelModel())
    }
    chat.bubble.content = .verbatim("You have 3 messages:")
    chat.status.text = "You have 3 messages:"
    try retrofit.localizer.use("de")
    _ = (chat.bubble.text, chat.status.text)
    let report = counter.lookups.check(0, for: bubble)
    #expect(report.isClean, "\(report)")
    #expect(counter.lookups.count(of: "You have 3 messages:") > 1)
  }
}
