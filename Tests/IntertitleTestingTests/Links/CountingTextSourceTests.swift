import IntertitleTesting
import Testing

struct CountingTextSourceTests {
  private let source = CountingTextSource(
    "fr",
    ["Name": "Nom"],
    tables: ["Person": ["Name": "Prénom"]]
  )

  @Test func aTableAnswersForItself() {
    #expect(source.answer(forKey: "Name", table: nil)?.text == "Nom")
    #expect(source.answer(forKey: "Name", table: "Person")?.text == "Prénom")
  }

  @Test func aTableThatIsNotThereAnswersNothing() {
    #expect(source.answer(forKey: "Name", table: "Pets") == nil)
    #expect(source.answer(forKey: "Age", table: nil) == nil)
  }

  @Test func questionsAreCountedByTable() {
    _ = source.answer(forKey: "Name", table: nil)
    _ = source.answer(forKey: "Name", table: "Person")
    #expect(source.lookups.count(of: "Name") == 2)
    #expect(source.lookups.count(of: "Name", in: "Person") == 1)
    #expect(source.lookups.count(of: "Name", in: "Pets") == 0)
  }

  @Test func aQuestionForTheKeyOfAFinishedTextFindsNothingAndIsCounted() {
    #expect(source.recover(FinishedText("Nom")) == .none)
    #expect(source.lookups.count(of: "Nom") == 1)
  }
}
