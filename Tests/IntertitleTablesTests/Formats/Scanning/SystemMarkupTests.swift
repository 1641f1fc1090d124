import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("FU-10: markup that only the system understands is left out")
struct SystemMarkupTests {
  private func show(_ format: String, _ arguments: TextArgument...) -> String {
    Format(format).render(arguments, in: FormatContext("en"))
  }

  @Test(
    arguments: [
      ("^[%lld boat](inflect: true)", "5 boat"),
      ("You have ^[%lld boat](inflect: true).", "You have 5 boat."),
      ("^[%lld ^[big](x: 1) boat](inflect: true)", "5 big boat"),
      ("^[%lld boat](morphology: { partOfSpeech: \"noun\" }, inflect: true)", "5 boat"),
      ("^[%lld boat](agreeWithConcept: 1)", "5 boat"), ("^[](inflect: true)%lld", "5"),
      ("^[%lld](a: f(x))!", "5!"), ("^[%lld %% [x]](inflect: true)", "5 % [x]"),
    ]
  )
  func whatIsInItIsShown(_ format: String, _ text: String) {
    #expect(show(format, .integer(5)) == text)
    #expect(Format(format).issues.map(\.reason) == [.systemMarkup])
    #expect(Format(format).hasSystemMarkup)
  }

  @Test(
    arguments: [
      "^[%lld boat]", "^[%lld boat] (inflect: true)", "^[%lld boat](inflect)", "[%lld](a: b)",
      "^ [%lld](a: b)", "^[%lld boat](inflect: true", "](a: b)%lld", "^[%lld", "^",
    ]
  )
  func whatIsNoneStaysAsItIs(_ format: String) {
    #expect(show(format, .integer(5)) == format.replacing("%lld", with: "5"))
    #expect(!Format(format).hasSystemMarkup)
  }

  @Test func aPlainTextLosesIt() {
    #expect(SystemMarkup.removed(from: "^[1 boat](inflect: true), 100%%") == "1 boat, 100%%")
    #expect(SystemMarkup.removed(from: "no ^[ markup") == "no ^[ markup")
    #expect(SystemMarkup.removed(from: "") == "")
  }

  @Test func aFormOfARuleLosesIt() {
    let variable = FormatRules.Variable(
      name: "v",
      rule: .plural,
      valueType: "lld",
      forms: [
        .init("one", "^[%lld boat](inflect: true)"), .init("other", "^[%lld boats](inflect: true)"),
      ]
    )
    let format = Format(FormatRules(format: "%#@v@", variables: [variable]))
    #expect(format.render([.integer(1)], in: FormatContext("en")) == "1 boat")
    #expect(format.render([.integer(2)], in: FormatContext("en")) == "2 boats")
    #expect(format.hasSystemMarkup)
  }

  @Test func aLongTextOfBeginningsIsReadInOneGo() {
    for piece in ["^[", "](", "](a", "](a:", "](a:(", "^[](a:)"] {
      let text = String(repeating: piece, count: 100_000)
      _ = Format(text).isLiteral
      _ = SystemMarkup.removed(from: text)
    }
  }
}
