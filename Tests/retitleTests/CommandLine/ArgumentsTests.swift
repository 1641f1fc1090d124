import IntertitleTooling
import Testing

@testable import retitle

@Suite struct ArgumentsTests {
  private static let usage = CommandUsage(
    name: "paint",
    summary: "",
    detail: "",
    operands: "WALL",
    operandCount: 0...2,
    options: [
      CommandOption(name: "--colour", value: "NAME", summary: ""),
      CommandOption(name: "--tool", value: "NAME", summary: "", isRepeated: true),
      CommandOption(name: "--twice", summary: ""),
      .later("--glitter"),
    ],
    example: ""
  )

  private func read(_ words: String...) throws -> Arguments {
    try Arguments(words, of: Self.usage)
  }

  @Test func aValueIsTheNextWordOrStandsBehindAnEqualsSign() throws {
    #expect(try read("--colour", "red").value(of: "--colour") == "red")
    #expect(try read("--colour=red").value(of: "--colour") == "red")
    #expect(try read("--colour=").value(of: "--colour") == "")
    #expect(try read("--colour=a=b").value(of: "--colour") == "a=b")
    #expect(try read("--colour=--twice").value(of: "--colour") == "--twice")
  }

  @Test func aRepeatedOptionKeepsAllValuesAndAnotherTheLast() throws {
    let arguments = try read("--tool", "a", "--colour=x", "--tool=b", "--colour=y")
    #expect(arguments.values(of: "--tool") == ["a", "b"])
    #expect(arguments.value(of: "--colour") == "y")
  }

  @Test func anOptionThatIsNotThereHasNoValue() throws {
    let arguments = try read()
    #expect(arguments.value(of: "--colour") == nil)
    #expect(arguments.values(of: "--tool") == [])
    #expect(!arguments.has("--twice"))
  }

  @Test func behindTwoDashesEveryWordIsAnOperand() throws {
    #expect(try read("--twice", "--", "--colour", "-x").operands == ["--colour", "-x"])
  }

  @Test(arguments: ["-1", "-", "-.5", "−3", ""])
  func numbersWithASignAreOperands(word: String) throws {
    #expect(try read(word).operands == [word])
  }

  @Test(arguments: [
    (["--color", "red", "--colr"], "unknown word '--colr'; did you mean '--color'?"),
    (["--twicee"], "unknown word '--twicee'; did you mean '--twice'?"),
    (["-twice"], "unknown word '-twice'; did you mean '--twice'?"),
    (["--xyzzyxyzzy"], "unknown word '--xyzzyxyzzy'; see 'retitle paint --help'"),
    (["--colour"], "--colour needs a value: --colour NAME"),
    (["--colour", "--twice"], "--colour needs a value: --colour NAME"),
    (["--twice=yes"], "--twice takes no value"),
    (["--glitter"], "--glitter comes later; leave it out"),
    (["a", "b", "c"], "'c' is one word too many: put a WALL with spaces between quotes"),
  ])
  func wrongWordsAreNamedInOneSentence(words: [String], sentence: String) {
    #expect(throws: CommandFailure.words(sentence)) { try Arguments(words, of: Self.usage) }
  }

  @Test func whatIsMissingIsNamed() {
    var usage = Self.usage
    usage.operandCount = 1...1
    #expect(throws: CommandFailure.words("WALL is missing; see 'retitle paint --help'")) {
      try Arguments([], of: usage)
    }
    usage.options[0].isRequired = true
    #expect(throws: CommandFailure.words("--colour NAME is missing; see 'retitle paint --help'")) {
      try Arguments(["x"], of: usage)
    }
    #expect(throws: Never.self) { try Arguments(["--help"], of: usage) }
  }
}
