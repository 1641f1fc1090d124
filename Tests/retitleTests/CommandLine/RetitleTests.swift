import Testing

@testable import retitle

@Suite struct RetitleTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func theToolHelpsWithAllItsCommandsAndAnExample(words: [String]) {
    let run = ToolRun(words)
    #expect(run.status == 0 && run.errors.isEmpty)
    for command in Retitle.commands { #expect(run.output.contains("  \(command.usage.name) ")) }
    #expect(run.output.contains("example: retitle "))
  }

  @Test func theHelpPromisesNothingThatIsNotThere() {
    let output = Retitle.commands.map { ToolRun($0.usage.name, "--help").output }.joined()
    #expect(!output.contains("--html"))
  }

  @Test(arguments: Retitle.commands.map(\.usage.name))
  func everyCommandHelpsWithAnExample(name: String) {
    for words in [[name, "--help"], [name, "-h"], ["help", name]] {
      let run = ToolRun(words)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.hasPrefix("usage: retitle \(name)"))
      #expect(run.output.contains("\nexample: retitle \(name) "))
      #expect(run.lines.allSatisfy { $0.displayWidth <= 80 })
    }
  }

  @Test(arguments: [
    (
      [],
      "a command is missing; it is one of demo, read, match, plural, explain, merge, lint,"
        + " convert, pack"
    ),
    (["mrge"], "unknown word 'mrge'; did you mean 'merge'?"),
    (["exp"], "unknown word 'exp'; did you mean 'explain'?"),
    (["help", "mrge"], "unknown word 'mrge'; did you mean 'merge'?"),
    (
      ["help", "foo"],
      "unknown word 'foo'; the commands are demo, read, match, plural, explain, merge, lint,"
        + " convert, pack"
    ),
    (
      ["everything"],
      "unknown word 'everything'; the commands are demo, read, match, plural, explain, merge, lint,"
        + " convert, pack"
    ),
    (
      ["a\nb"],
      "unknown word 'a\\nb'; the commands are demo, read, match, plural, explain, merge, lint,"
        + " convert, pack"
    ),
  ])
  func wrongWordsEndWith64AndOneLine(words: [String], sentence: String) {
    let run = ToolRun(words)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors == "retitle: error: \(sentence)\n")
  }

  @Test func theToolSaysItsVersion() {
    let run = ToolRun("--version")
    #expect(run.status == 0 && run.errors.isEmpty && run.output == Retitle.version + "\n")
  }

  @Test(arguments: [
    (["demo", "--langauge", "ja"], "unknown word '--langauge'; did you mean '--language'?"),
    (["demo", "--lang", "ja"], "unknown word '--lang'; did you mean '--language'?"),
    (["demo", "-l", "ja"], "unknown word '-l'; did you mean '--language'?"),
    (["merge", "--dev=en"], "unknown word '--dev'; did you mean '--development'?"),
    (["demo", "everything"], "unknown word 'everything'; see 'retitle demo --help'"),
    (["demo", "--language", "-"], "'-' is no language tag; one looks like 'ja' or 'zh-Hant'"),
    (["demo", "--color", "blue"], "'blue' is not one of auto, always, never (--color)"),
    (["demo", "--html", "page.html"], "--html comes later; leave it out"),
    (["merge", "--locks", "x"], "unknown word '--locks'; did you mean '--lock'?"),
  ])
  func aCommandsWrongWordsEndWith64AndOneLine(words: [String], sentence: String) {
    let run = ToolRun(words)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors == "retitle \(words[0]): error: \(sentence)\n")
  }

  @Test func aFolderThatIsNotThereEndsWith66() {
    let run = ToolRun("explain", "x", "--tables", "no-such-folder")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(run.errors == "no-such-folder: error: cannot be read: no such folder [unreadable]\n")
  }

  @Test func coloursAreForTerminalsThatWantThem() {
    let words = ["explain", "Wallet", "--tables", fixture("wallet-app")]
    let escape = "\u{1B}["
    #expect(ToolRun(words, width: 80).output.contains(escape))
    #expect(!ToolRun(words).output.contains(escape))
    #expect(!ToolRun(words, width: 80, environment: ["NO_COLOR": "1"]).output.contains(escape))
    #expect(!ToolRun(words + ["--color", "never"], width: 80).output.contains(escape))
    #expect(ToolRun(words + ["--color=always"]).output.contains(escape))
  }

  @Test func anOutputThatCannotBeWrittenEndsWith73() {
    let errors = MemorySink()
    let status = Retitle(streams: Streams(output: FullSink(), errors: errors)).run(["--help"])
    #expect(status == .unwritable)
    #expect(errors.text == "retitle: error: standard output cannot be written: the disk is full\n")
  }
}

private final class FullSink: TextSink {
  let isClosed = true
  let failure: String? = "the disk is full"

  func write(_ text: String) {}
  func write(_ bytes: [UInt8]) {}
  func flush() {}
}
