import Foundation
import IntertitleTesting
import Testing

/// What a shadow keeps, and what it does not.
struct ShadowLogTests {
  private let shadow = ShadowMode()
  private let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])
  private var chain: TextChain { [shadow, .verbatim(in: [.prompt]), .recovering, .lookup] }
  private var report: ShadowReport { shadow.report(in: "fr") }

  @Test func theWordsOfAVerbatimTextAreKeptNowhere() {
    _ = chain.resolve(TextAssignment(verbatim: "Dear Lena", slot: .label, source: source))
    _ = chain.resolve(TextAssignment("Dear Ann", slot: .prompt, source: source))
    _ = chain.resolve(TextAssignment("Dear reader", slot: .label, source: source))
    var kept = ""
    dump(shadow, to: &kept)
    dump(report, to: &kept)
    #expect(kept.contains("Dear reader"))
    #expect(!kept.contains("Lena") && !kept.contains("Ann"))
    #expect(report.slots[.label]?.verbatim == 1 && report.slots[.prompt]?.verbatim == 1)
  }

  @Test func wordsThatCodeGivesAsArgumentsAreKeptNowhere() {
    var assignment = TextAssignment("3 new from Lena", slot: .label, source: Greeting())
    assignment.key = "%lld new from %@"
    assignment.arguments = [.integer(3), .text("Lena")]
    _ = chain.resolve(assignment)
    var kept = ""
    dump(shadow, to: &kept)
    #expect(!kept.contains("Lena"))
    let texts = report.slots[.label]?.translated.map(\.description)
    #expect(texts == ["“%lld new from %@” → “… : 3 de plus”"])
  }

  /// What is kept of a text with two names, behind the shadow a link that changes what it shows.
  private func kept(_ names: (String, String), _ link: some TextInterceptor) throws -> String {
    let localizer = Localizer(chain: [shadow, link, .lookup], system: .fixed([]))
    localizer.load(["fr": ["%@ met %@": "%@ a vu %@\u{93E}"]])
    try localizer.use("fr")
    let text = localizer.scoped { InterceptedText(slot: .label) }
    text.content = "\(names.0) met \(names.1)"
    #expect(text.text == "\(names.0) met \(names.1)")
    var kept = ""
    dump(shadow, to: &kept)
    let shown = try #require(report.slots[.label]?.translated.first?.shown)
    #expect(kept.contains(shown))
    return shown
  }

  @Test(
    "no part of a name is kept, whatever other name it holds and whatever stands behind it",
    arguments: [
      ("Jo", "John Smith"), ("John Smith", "Jo"), ("aab", "aba"), ("\u{915}", "\u{915}"),
      ("a", "aaa"),
    ]
  )
  func aNameInANameIsKeptNowhere(_ first: String, _ second: String) throws {
    let shown = try kept((first, second), TextChain())
    let words = first == "a" || second == "a" ? "… … vu …\u{93E}" : "… a vu …\u{93E}"
    #expect(shown == words)
  }

  @Test func aLinkThatWritesNamesInAnotherWayDoesNotGiveThemAway() throws {
    let shouting = ClosureInterceptor { assignment, next in
      TextResolution(next(assignment).text.uppercased())
    }
    try #expect(kept(("Lena", "Ann"), shouting) == "… a vu …\u{93E}")
    try #expect(kept(("Lena", "Ann"), .pseudoLocalizing) == "… a vu …\u{93E}")
  }

  @Test("a link's own words are kept where the names in them are as they were")
  func whatALinkAddsIsKept() throws {
    let adding = ClosureInterceptor { assignment, next in
      TextResolution("> " + next(assignment).text)
    }
    try #expect(kept(("Lena", "Ann"), adding) == "> … a vu …\u{93E}")
  }

  @Test func anEmptyTextIsNoText() {
    for text in ["", " "] { _ = chain.resolve(TextAssignment(text, source: source)) }
    #expect(report.slots.isEmpty)
  }

  @Test func theSameVerbatimTextIsOneText() {
    for text in ["Hi", "Hi", "Ho"] {
      _ = chain.resolve(TextAssignment(verbatim: text, slot: .label, source: source))
    }
    #expect(report.slots[.label]?.verbatim == 2)
  }

  @Test func whatComesAfterFiveThousandTextsIsOnlyCounted() {
    for number in 0..<5002 { _ = chain.resolve(TextAssignment("no. \(number)", source: source)) }
    _ = chain.resolve(TextAssignment("no. 1", source: source))
    #expect(report.slots[.other]?.missing.count == 5000)
    #expect(report.uncounted == 2)
    let end = "\nthere was no room for further texts, which came 2 times"
    #expect(report.description.hasSuffix(end))
    #expect(report.check(.other).findings.last == "there was no room for further texts")
  }

  @Test func fiveThousandVerbatimTextsAreToldApart() {
    for number in 0..<5002 {
      _ = chain.resolve(TextAssignment(verbatim: "no. \(number)", source: source))
    }
    _ = chain.resolve(TextAssignment("Wallet", source: source))
    #expect(report.slots[.other]?.verbatim == 5000)
    #expect(report.slots[.other]?.translated.count == 1)
    #expect(report.uncounted == 0)
  }

  @Test func manyThreadsWriteInOneReport() {
    let chain = chain
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<100 {
        _ = chain.resolve(TextAssignment("\(number % 50)", slot: .label, source: source))
        _ = chain.resolve(TextAssignment(verbatim: "\(thread)", slot: .label, source: source))
      }
    }
    #expect(report.slots[.label]?.missing.count == 50)
    #expect(report.slots[.label]?.verbatim == 8)
  }
}

/// A table with a text for arguments.
private final class Greeting: TextSource {
  let language: Language = "fr"

  func answer(forKey key: String, table: String?) -> TextResolution? { nil }

  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    TextResolution("Lena : 3 de plus")
  }

  func report(_ diagnostic: Diagnostic) {}
}
