import Foundation
import IntertitleTesting
import Testing

/// What the article “Links in order” says of each link, and what it says goes wrong otherwise.
struct LinksInOrderTests {
  private let localizer = Localizer(chain: [.lookup], system: .fixed([]))

  init() throws {
    localizer.load([
      "en": ["Name": "Name", "%lld new": "%lld new"],
      "fr": ["Name": "Nom", "%lld new": "%lld de plus"],
    ])
    localizer.load(
      ["en": ["%lld in": "%lld in"], "fr": ["%lld in": "%lld dedans"]],
      table: "Titles"
    )
    try localizer.use("fr")
  }

  private func shown(_ text: String, _ chain: TextChain) -> String {
    localizer.updateChain { $0 = chain }
    return localizer.text(for: .key(text), slot: .title)
  }

  @Test func theArticlesPlanIsThatOfAChainWithEverythingInIt() throws {
    var chain: TextChain = [.lookup]
    chain.insert(.recovering, named: "recovery", before: "look-up")
    chain.insert(.showingKeys, named: "shown keys", before: "look-up")
    chain.insert(.splittingComposites, named: "composites", before: "recovery")
    chain.insert(ScriptedLink(.pass), named: "guess", after: "look-up")
    let front: [(any TextInterceptor, String)] = [
      (.pseudoLocalizing, "pseudo"), (.rewritingKeys { $0 }, "keys"),
      (.table("Titles", for: [.title]), "titles"), (.verbatim(in: [.label]), "names"),
      (Journal(), "journal"), (.reportingMissingTexts { _ in }, "missing"),
      (ShadowMode(), "shadow"), (LookupCounter(), "counter"),
    ]
    for (link, name) in front { chain.prepend(link, named: name) }
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Intertitle/Documentation.docc/LinksInOrder.md")
    let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0 == "\(chain)" })
    #expect(chain.refusals.isEmpty)
  }

  @Test func aCounterCountsOnlyWhatIsAskedBehindIt() {
    let (first, second) = (LookupCounter(), LookupCounter())
    #expect(shown("3 new", [first, .recovering, second, .lookup]) == "3 de plus")
    #expect(first.lookups.count(of: "3 new") == 1 && second.lookups.count(of: "3 new") == 0)
  }

  @Test func aLinkInFrontOfAShadowStillChangesTheScreen() {
    let loud = ScriptedLink(.append("!"))
    #expect(shown("Name", [ShadowMode(), loud, .lookup]) == "Name")
    #expect(shown("Name", [loud, ShadowMode(), .lookup]) == "Name!")
  }

  @Test func inFrontOfAShadowEveryTextIsMissing() {
    let (front, behind) = (Journal(), Journal())
    let reported = Locked<[String]>([])
    let report = MissingTextReport { text in reported.withLock { $0.append(text.key) } }
    _ = shown("Name", [front, report, ShadowMode(), behind, .lookup])
    #expect(front.entries.map(\.missing) == [["fr"]] && behind.entries.map(\.missing) == [[]])
    #expect(reported.withLock { $0 } == ["Name"])
    _ = shown("Name", [ShadowMode(), report, .lookup])
    #expect(reported.withLock { $0 } == ["Name"])
  }

  @Test("behind a link that asks on with another key, a try is taken for a miss")
  func aJournalBehindTheRecoveryNamesAnotherKey() {
    let (front, behind) = (Journal(), Journal())
    let reported = Locked<[String]>([])
    let report = MissingTextReport { text in reported.withLock { $0.append(text.key) } }
    let twice = ClosureInterceptor { assignment, next in
      var other = assignment
      other.key = "nobody knows it"
      return next(other).origin == .assigned ? next(assignment) : next(other)
    }
    #expect(shown("3 new", [front, twice, .recovering, behind, report, .lookup]) == "3 de plus")
    #expect(front.entries.map(\.key) == ["%lld new"])
    #expect(behind.entries.map(\.key) == ["%lld new", "nobody knows it"])
    #expect(reported.withLock { $0 } == ["nobody knows it"])
  }

  @Test("in front of a verbatim rule the tables are asked for people's words", arguments: [0, 1])
  func aVerbatimRuleStandsInFrontOfAllThatAsk(_ place: Int) {
    let asking: [any TextInterceptor] = [.splittingComposites, .recovering]
    let counter = LookupCounter()
    #expect(shown("Name:", [counter, .verbatim, asking[place], .lookup]) == "Name:")
    #expect(counter.lookups.total == 0)
    #expect(shown("Name:", [counter, asking[place], .verbatim, .lookup]) == "Name:")
    #expect(counter.lookups.total > 0)
  }

  @Test(
    "wherever it stands, what a verbatim rule left alone is shown as it was",
    arguments: [0, 1]
  )
  func whatIsLeftAloneStaysVerbatim(_ place: Int) {
    let asking: [any TextInterceptor] = [.splittingComposites, .recovering]
    localizer.updateChain { $0 = [asking[place], .verbatim, .lookup] }
    for text in ["Name:", "3 new"] {
      let explained = localizer.explain(.key(text))
      #expect(explained.text == text && explained.origin == .verbatim)
    }
  }

  @Test func aTableRuleBehindTheRecoveryIsTooLate() {
    let rule = TableRule("Titles", for: [.title])
    #expect(shown("3 in", [rule, .recovering, .lookup]) == "3 dedans")
    #expect(shown("3 in", [.recovering, rule, .lookup]) == "3 in")
  }

  @Test func aKeyThatWasFoundIsNotToBeRewritten() {
    let rewriting = KeyRewriting { $0 == "NAME" ? "Name" : $0.uppercased() }
    #expect(shown("NAME", [rewriting, .recovering, .lookup]) == "Nom")
    #expect(shown("3 new", [.recovering, .lookup]) == "3 de plus")
    #expect(shown("3 new", [.recovering, rewriting, .lookup]) == "3 new")
  }

  @Test func whatChangesAnswersSeesThemWholeInFrontOfAllOthers() {
    let loud = ScriptedLink(.append("-"))
    #expect(shown("Name:", [loud, .splittingComposites, .lookup]) == "Nom\u{202F}:-")
    #expect(shown("Name:", [.splittingComposites, loud, .lookup]) == "Nom-\u{202F}:")
    #expect(shown("Name", [.lookup, loud]) == "Nom")
    #expect(shown("?", [.lookup, loud]) == "?-")
  }

  @Test("composites stand in front of the recovery, in whatever order they were put there")
  func compositesStandInFrontOfTheRecovery() {
    #expect(shown("3 new!", [.splittingComposites, .recovering, .lookup]) == "3 de plus\u{202F}!")
    #expect(shown("3 new!", [.recovering, .splittingComposites, .lookup]) == "3 new!")
    localizer.updateChain { chain in
      chain = [.lookup]
      chain.insert(.recovering, named: "recovery", before: "look-up")
      chain.insert(.splittingComposites, named: "composites", before: "recovery")
    }
    #expect(localizer.text(for: "3 new!") == "3 de plus\u{202F}!")
  }

  @Test func theRecoveryBehindTheLookUpFindsAKeyThatNobodyLooksUp() {
    #expect(shown("3 new", [.recovering, .lookup]) == "3 de plus")
    #expect(shown("3 new", [.lookup, .recovering]) == "3 new")
  }

  @Test func aGuessInFrontOfTheLookUpHidesATranslation() {
    let guess = ScriptedLink(.answer("?"))
    #expect(["Name", "nobody"].map { shown($0, [.lookup, guess]) } == ["Nom", "?"])
    #expect(shown("Name", [guess, .lookup]) == "?")
  }
}
