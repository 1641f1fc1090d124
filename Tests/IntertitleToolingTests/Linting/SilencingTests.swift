import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct SilencingTests {
  private func rules(_ english: String) -> [String] {
    found(subject(["en.lproj/T.strings": english])).map { "\($0.diagnostic.rule) \($0.place)" }
  }

  @Test func aCommentSilencesTheNextEntry() {
    let text = "/* retitle:disable:next empty-value */\n\"a\" = \"\";\n\"b\" = \"\";"
    #expect(rules(text) == ["empty-value en.lproj/T.strings:3:1"])
  }

  @Test func aCommentSilencesNoOtherRule() {
    #expect(rules("/* retitle:disable:next missing-keys */ \"a\" = \"\";").count == 1)
  }

  @Test func withoutNamesAllRulesAreSilent() {
    #expect(rules("// retitle:disable:next\n\"a\" = \"\";").isEmpty)
  }

  @Test func whatFollowsTwoDashesIsForPeople() {
    #expect(rules("// retitle:disable:next empty-value -- a spacer\n\"a\" = \"\";").isEmpty)
  }

  @Test func aCommentBehindAnEntrySilencesItsLine() {
    #expect(rules("\"a\" = \"\"; // retitle:disable:this empty-value\n\"b\" = \"\";").count == 1)
  }

  @Test func disableHoldsUntilEnable() {
    let text = """
      "a" = "";
      /* retitle:disable empty-value */
      "b" = "";
      /* retitle:enable empty-value */
      "c" = "";
      """
    let places = rules(text)
    #expect(places.map { $0.suffix(4) } == [":1:1", ":5:1"])
  }

  @Test func anOrderInsideAValueIsNone() {
    #expect(rules("\"a\" = \"// retitle:disable\";\n\"b\" = \"\";").count == 1)
  }

  @Test func aReadersFaultIsSilencedByItsName() {
    let text = "\"a\" = \"1\";\n// retitle:disable:next duplicate-key\n\"a\" = \"2\";"
    #expect(rules(text).isEmpty)
  }

  @Test func anXMLCommentSilencesTheNextEntry() {
    let forms = [(category: "one", text: "%d file"), (category: "other", text: "%d files")]
    let order = "<!-- retitle:disable:next missing-category -->"
    let loud = subject(["ru.lproj/T.stringsdict": stringsdict(forms)])
    let silent = subject(["ru.lproj/T.stringsdict": stringsdict(forms, comment: order)])
    #expect(found(loud, "plural-categories").count == 2)
    #expect(found(silent, "plural-categories").isEmpty)
  }

  @Test func aCatalogsCommentSilencesItsKeyInAllLanguages() {
    let order = "\"comment\": \"A name. retitle:disable missing-keys\","
    let other =
      "\"Boat\": {\"localizations\": {\"de\": \(unit("Boot")), \"fr\": \(unit("Bateau"))}}"
    let loud = subject(["T.xcstrings": catalog("\"Lantern\": {}, \(other)")])
    let silent = subject(["T.xcstrings": catalog("\"Lantern\": {\(order) \"x\": 1}, \(other)")])
    #expect(found(loud, "missing-keys").count == 2)
    #expect(found(silent, "missing-keys").isEmpty)
  }
}
