import IntertitleLanguages
import IntertitleTesting
import Testing

/// What an explanation says of a step whose link handed on something else than it was handed.
struct StepNoteTests {
  /// Knows the parts of finished texts, and of some that there is no telling.
  private final class Source: TextSource {
    let language: Language = "fr"

    func answer(forKey key: String, table: String?) -> TextResolution? {
      let texts = ["Name": "Nom", "%lld new": "%lld de plus"]
      return texts[key].map { TextResolution($0, origin: .link) }
    }

    func recover(_ text: FinishedText) -> TextRecovery {
      switch text.words {
      case "3 new": .found(RecoveredKey(key: "%lld new", arguments: [.integer(3)]), alike: [])
      case "Ann 3":
        .found(RecoveredKey(key: "%@ %lld", arguments: [.text("Ann"), .integer(3)]), alike: [])
      case "Nom": .found(RecoveredKey(key: "Name", arguments: []), alike: ["Title", "Label"])
      case "Libre": .ambiguous(["Free", "Open"])
      case "Fin": .repeated(["End", "Fine"])
      case "a b c": .ambiguous(["%@ %@"])
      default: .none
      }
    }

    func report(_ diagnostic: Diagnostic) {}
  }

  private let source = Source()

  private func explain(_ chain: TextChain, _ text: String) -> TextExplanation {
    chain.explain(TextAssignment(text, source: source, cause: .explained))
  }

  @Test func whatWasFoundIsSaidWithItsArguments() {
    let explanation = explain([.recovering, .lookup], "3 new")
    #expect(explanation.steps.first?.note == "found “%lld new” with 3")
    #expect(explanation.steps.map(\.received) == ["3 new", "%lld new"])
    #expect(explanation.key == "%lld new" && explanation.arguments == [.integer(3)])
  }

  @Test func whatWasLookedForInVainIsNotSaidToBeFound() {
    let explanation = explain([.recovering, .lookup], "Ann 3")
    #expect(explanation.steps.first?.note == "looked for “%@ %lld” with “Ann” and 3")
    #expect(explanation.resolution == TextResolution("Ann 3", origin: .assigned))
  }

  @Test(
    arguments: [
      ("Libre", "left as it is: several keys fit, “Free” and “Open”", ["Free", "Open"]),
      (
        "Fin", "left as it is: “End” and “Fine” have this text and different answers",
        ["End", "Fine"]
      ),
      ("a b c", "left as it is: “%@ %@” fits in several ways", ["%@ %@"]),
    ]
  )
  func whatCannotBeToldIsSaid(_ text: String, _ note: String, _ candidates: [String]) {
    let explanation = explain([.recovering, .lookup], text)
    #expect(explanation.steps.map(\.note) == [note])
    #expect(explanation.candidates == candidates)
  }

  @Test func keysThatAreAlikeAreNamed() {
    let explanation = explain([.recovering, .lookup], "Nom")
    let note = "took “Name”, which has the text and the answer of “Title” and “Label”"
    #expect(explanation.steps.first?.note == note + "; found “Name”")
    #expect(explanation.candidates.isEmpty && explanation.key == "Name")
  }

  @Test("no link but the recovery has doubts")
  func anotherLinkHasNoDoubts() {
    let explanation = explain([ScriptedLink(.pass), .lookup], "Libre")
    #expect(explanation.steps.map(\.note) == ["passed on", "passed on"])
    #expect(explanation.candidates.isEmpty)
  }

  @Test func whatWasTakenOffIsSaidAndWhatWasPutBack() {
    let colon = ClosureInterceptor { assignment, next in
      var name = assignment
      name.key = "Name"
      var resolution = next(name)
      resolution.text += " :"
      return resolution
    }
    let explanation = explain([colon, .lookup], "• Name:")
    #expect(
      explanation.steps.first?.note == "found “Name” without “• ” and “:”; put back “ :”"
    )
  }

  @Test func anotherKeyIsSaidWithoutRemainsWhereItIsNoPartOfTheText() {
    let explanation = explain([ScriptedLink(.changeKey("Name")), .lookup], "Title")
    #expect(explanation.steps.first?.note == "found “Name”")
  }

  @Test("an answer with the same text and another origin is another answer")
  func anotherOriginIsSaid() {
    let claiming = ClosureInterceptor { assignment, next in TextResolution(next(assignment).text) }
    #expect(explain([claiming], "Name").steps.map(\.note) == ["changed the answer"])
  }

  @Test func anotherTableIsSaid() {
    let explanation = explain([ScriptedLink(.changeTable("T")), .lookup], "Name")
    #expect(explanation.steps.first?.note == "found “Name” in the table “T”")
  }

  @Test("the same chain without an explanation shows the same", arguments: ["3 new", "Libre", "?"])
  func anExplanationChangesNothing(_ text: String) {
    let chain: TextChain = [.recovering, .lookup]
    let resolution = chain.resolve(TextAssignment(text, source: source))
    #expect(resolution == explain(chain, text).resolution)
  }

  @Test(.timeLimit(.minutes(1))) func aLongTextIsExplainedInLinearTime() {
    let part = String(repeating: "a", count: 200_000)
    let shortening = ClosureInterceptor { assignment, next in
      var other = assignment
      other.key = part + "b"
      return next(other)
    }
    let note = explain([shortening], part + part + "b!").steps.first?.note
    #expect(note == "looked for \((part + "b").inQuotes) without \(part.inQuotes) and “!”")
  }

  @Test func anEmptyKeyIsNoPartOfTheText() {
    let explanation = explain([ScriptedLink(.changeKey("")), .lookup], "Title")
    #expect(explanation.steps.first?.note == "looked for “”")
  }
}
