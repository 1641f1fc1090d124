import Testing

@testable import retitle

@Suite struct TerminalTests {
  @Test(
    arguments: [
      ([:], nil, 80), ([:], 132, 132), (["COLUMNS": "100"], 132, 100),
      (["COLUMNS": "100"], nil, 100), (["COLUMNS": "999999999999"], nil, 1_000),
      (["COLUMNS": "0"], 132, 132), (["COLUMNS": "wide"], nil, 80),
    ] as [([String: String], Int?, Int)]
  )
  func columnsIsBelievedFirstThenTheTerminal(env: [String: String], reported: Int?, width: Int) {
    #expect(Terminal(environment: env, reportedWidth: reported).width == width)
  }

  @Test(
    arguments: [
      ([:], 80, .auto, true), ([:], nil, .auto, false), (["NO_COLOR": "1"], 80, .auto, false),
      (["NO_COLOR": ""], 80, .auto, true), (["TERM": "dumb"], 80, .auto, false),
      (["NO_COLOR": "1"], nil, .always, true), ([:], 80, .never, false),
    ] as [([String: String], Int?, ColourChoice, Bool)]
  )
  func coloursOnlyOnATerminalThatWantsThem(
    environment: [String: String],
    reported: Int?,
    choice: ColourChoice,
    shown: Bool
  ) {
    let terminal = Terminal(environment: environment, reportedWidth: reported, colour: choice)
    #expect(terminal.showsColour == shown)
  }

  @Test func plainOutputHasNoEscapeCodesAndNoTrailingSpaces() {
    let block = Block(lines: [StyledText("Wallet", .strong) + "  ", ""])
    #expect(Terminal(environment: [:], reportedWidth: nil).text(of: block) == "Wallet\n\n")
    let shown = Terminal(environment: [:], reportedWidth: 80).text(of: block)
    #expect(shown == "\u{1B}[1mWallet\u{1B}[0m\n\n")
  }

  @Test func noTextMovesTheCursor() {
    #expect(StyledText("a\u{1B}[2J\nb\u{7F}\u{9B}").plain == "a␛[2J␊b␡\u{FFFD}")
  }
}
