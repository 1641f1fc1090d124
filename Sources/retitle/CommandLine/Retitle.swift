import IntertitleLanguages
import IntertitleTooling

/// The tool: finds the command, reads its words, runs it and says how that ended.
struct Retitle {
  /// The commands, in the order of the help; one line adds one.
  static let commands: [any Command] = [
    DemoCommand(),
    ReadCommand(),
    MatchCommand(),
    PluralCommand(),
    ExplainCommand(),
    MergeCommand(),
    LintCommand(),
    ConvertCommand(),
  ]

  /// What the tool is, for `--version`.
  static let version = "retitle 0.1.0"

  /// Where it reads its surroundings and writes.
  let streams: Streams
  /// The commands that there are.
  var commands = Retitle.commands

  /// Runs one call.
  ///
  /// - Parameter words: What follows `retitle`.
  /// - Returns: What the process ends with.
  func run(_ words: [String]) -> ExitStatus {
    let status = result(of: words)
    streams.output.flush()
    guard let reason = streams.output.failure else { return status }
    let line = "retitle: error: standard output cannot be written: \(reason)\n"
    streams.errors.write(line)
    return .unwritable
  }

  private func result(of words: [String]) -> ExitStatus {
    guard let word = words.first else {
      return refuse("a command is missing; it is one of \(names.joined(separator: ", "))")
    }
    switch word {
    case "--help", "-h", "help": return help(words.dropFirst())
    case "--version": return write(Self.version + "\n")
    default: break
    }
    guard let command = command(named: word) else { return refuse(unknown: word) }
    return run(command, words.dropFirst())
  }

  private var names: [String] { commands.map(\.usage.name) }

  private func command(named name: String) -> (any Command)? {
    commands.first { $0.usage.name == name }
  }

  private func help(_ words: ArraySlice<String>) -> ExitStatus {
    guard let word = words.first else { return write(HelpPage.text(of: commands.map(\.usage))) }
    guard let command = command(named: word) else { return refuse(unknown: word) }
    return write(HelpPage.text(of: command.usage))
  }

  private func write(_ page: String) -> ExitStatus {
    streams.output.write(page)
    return .done
  }

  private func refuse(unknown word: String) -> ExitStatus {
    let meant = word.nearest(among: names).map { "did you mean \($0.inApostrophes)?" }
    return refuse(
      "unknown word \(word.inApostrophes); "
        + (meant ?? "the commands are \(names.joined(separator: ", "))")
    )
  }

  private func run(_ command: any Command, _ words: ArraySlice<String>) -> ExitStatus {
    var console = Console(streams)
    do {
      let arguments = try Arguments(words, of: command.usage)
      console = Console(
        streams,
        colour: try arguments.colour,
        isQuiet: arguments.has("--quiet")
      )
      guard !arguments.has("--help") else { return help([command.usage.name]) }
      return try command.run(arguments, console)
    } catch {
      return report(error, of: command, console)
    }
  }

  private func report(
    _ failure: CommandFailure,
    of command: any Command,
    _ console: Console
  ) -> ExitStatus {
    switch failure {
    case .words(let sentence): return refuse(sentence, command: " \(command.usage.name)")
    case .unreadable(let diagnostic), .unwritable(let diagnostic): console.report(diagnostic)
    }
    return failure.status
  }

  /// One line, whatever was in the word it names.
  private func refuse(_ sentence: String, command: String = "") -> ExitStatus {
    let line = StyledText(sentence).plain
    streams.errors.write("retitle\(command): error: \(line)\n")
    return .wrongWords
  }
}
