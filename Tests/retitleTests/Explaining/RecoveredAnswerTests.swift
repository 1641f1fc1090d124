import Foundation
import Intertitle
import Testing

@testable import retitle

/// What `explain` says of texts that were finished before they were assigned.
@Suite struct RecoveredAnswerTests {
  private func explain(_ text: String, _ language: String) -> ToolRun {
    ToolRun([
      "explain", text, "--tables", fixture("finished-app"), "--language", language, "--json",
    ])
  }

  private func page(_ text: String, _ language: String) -> String {
    let words = [
      "explain", text, "--tables", fixture("finished-app"), "--language", language,
      "--color=never",
    ]
    return ToolRun(words, width: 80).output
      .replacingOccurrences(of: fixture("finished-app"), with: "finished-app")
  }

  private func notes(_ run: ToolRun) -> [String] {
    run.list("steps").compactMap { $0["note"] as? String }
  }

  @Test(
    arguments: [
      ("You have 1 messages", "У вас 1 сообщение"), ("You have 3 messages", "У вас 3 сообщения"),
      ("You have 5 messages", "У вас 5 сообщений"),
    ]
  )
  func aCountIsFoundAndHasTheRightForm(_ text: String, _ shown: String) {
    let run = explain(text, "ru")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.object["text"] as? String == shown)
    #expect(run.object["key"] as? String == "You have %lld messages")
    #expect(run.object["origin"] as? String == "recovered")
    #expect(run.object["line"] as? Int == 4)
    #expect((run.object["path"] as? String)?.hasSuffix("ru.lproj/Localizable.stringsdict") == true)
  }

  @Test func theArgumentsAreSaid() {
    let run = explain("Lena is typing…", "ru")
    #expect(run.object["arguments"] as? [String] == ["Lena"])
    #expect(run.object["text"] as? String == "Lena печатает…")
    #expect(notes(run)[1] == "found “%@ is typing…” with “Lena”")
  }

  @Test func aTextThatAnotherLanguageShowedIsFoundBack() {
    let run = explain("Portefeuille", "ru")
    #expect(run.object["key"] as? String == "Wallet")
    #expect(run.object["text"] as? String == "Кошелёк")
    #expect(run.object["origin"] as? String == "recovered")
  }

  @Test("what stands round a key is put back by the language's rule")
  func aColonIsPutBack() {
    let run = explain("Name:", "zh-Hans")
    #expect(run.object["key"] as? String == "Name")
    #expect(run.object["text"] as? String == "名称：")
    #expect(run.object["origin"] as? String == "table")
    #expect(
      notes(run) == [
        "found “Name” without “:”; put back “：”", "passed on", "answered (table) in zh-Hans",
      ]
    )
  }

  @Test(
    "a text that cannot be told stands as it is, and the answer says between what",
    arguments: [
      (
        "A sent you B sent you C", ["%@ sent you %@"],
        "left as it is: “%@ sent you %@” fits in several ways"
      ),
      (
        "Libre", ["Open", "Free"],
        "left as it is: “Open” and “Free” have this text and different answers"
      ),
    ]
  )
  func nothingIsGuessed(_ text: String, _ candidates: [String], _ note: String) {
    let run = explain(text, "ru")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.object["text"] as? String == text)
    #expect(run.object["origin"] as? String == "assigned")
    #expect(run.object["candidates"] as? [String] == candidates)
    #expect(notes(run)[1] == note)
  }

  @Test("a hole is not empty, and both ends count", arguments: [" is typing…", "Lena is typing"])
  func whatDoesNotFitIsNotFound(_ text: String) {
    let run = explain(text, "ru")
    #expect(run.object["text"] as? String == text)
    #expect(run.object["origin"] as? String == "assigned")
    #expect(run.object["candidates"] as? [String] == [])
  }

  @Test("a text that is a key is a key", arguments: ["Wallet", "You have %lld messages"])
  func aKeyIsNotRecovered(_ text: String) {
    #expect(explain(text, "fr").object["origin"] as? String == "table")
  }

  @Test func thePageSaysWhatWasFoundAndWithWhat() {
    #expect(
      page("You have 3 messages", "ru") == """
        text      У вас 3 сообщения
        key       You have %lld messages
        with      3
        origin    recovered · found back from a finished text, as .recovering does
        language  ru
        table     Localizable
        place     finished-app/ru.lproj/Localizable.stringsdict:4

        Languages, as they are asked
        ru  answers
        en  not asked

        Steps
        composite texts  You have 3 messages → У вас 3 сообщения
                         passed on
        recovery         You have 3 messages → У вас 3 сообщения
                         found “You have %lld messages” with 3
        look-up          You have %lld messages → У вас 3 сообщения
                         answered (table) in ru

        """
    )
  }

  @Test func thePageSaysWhyNothingWasFound() {
    #expect(
      page("Libre", "ru") == """
        text    Libre
        key     Libre
        origin  assigned · there is no telling which key made it, so the text stands as
                it was assigned
        table   Localizable

        Steps
        composite texts  Libre → Libre
                         passed on
        recovery         Libre → Libre
                         left as it is: “Open” and “Free” have this text and different
                         answers

        """
    )
  }

  @Test(
    "the API's explanation says the same as the tool's",
    arguments: ["You have 3 messages", "Lena is typing…", "Name:", "Libre", "Wallet"]
  )
  func theAPISaysTheSame(_ text: String) throws {
    let localizer = Localizer(
      chain: [.splittingComposites, .recovering, .lookup],
      system: .fixed([])
    )
    localizer.load(folder: fixture("finished-app"))
    for language: Language in ["fr", "ru"] { try localizer.use(language) }
    let explained = localizer.explain(.key(text))
    let run = explain(text, "ru")
    #expect(run.object["text"] as? String == explained.text)
    #expect(run.object["key"] as? String == explained.key)
    #expect(run.object["origin"] as? String == "\(explained.origin)")
    #expect(run.object["candidates"] as? [String] == explained.explanation.candidates)
    #expect(zip(notes(run), explained.steps).allSatisfy { $0.hasPrefix($1.note) })
  }
}
