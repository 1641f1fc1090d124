import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle pack`: a set of tables in one file, for apps that are running.
struct PackCommand: Command {
  let usage = CommandUsage(
    name: "pack",
    summary: "packs tables into one file, which a running app can apply",
    detail:
      "Packs the string files of a folder of tables, and those of third parties, into one file:"
      + " an app hands it to Localizer.apply(_:keptIn:). The same files make the same bytes. Files are"
      + " verified as the app does: with an error, or a text that asks for other arguments than the"
      + " development language's, nothing is written. What is printed last is the SHA-256 of the file,"
      + " for the app to hold it against, or to be signed.",
    options: [
      CommandOption(
        name: "--tables",
        value: "DIR",
        summary: "the folder with the app's .lproj folders",
        isRequired: true
      ),
      CommandOption(
        name: "--vendor",
        value: "DIR",
        summary: "a third party's folder, or a folder of many, such as Pods",
        isRepeated: true
      ),
      CommandOption(
        name: "--output",
        value: "FILE",
        summary: "where to; an older set of tables that is there is replaced",
        isRequired: true
      ),
      CommandOption(name: "--force", summary: "replace a file that is no set of tables, too"),
      .development, .json,
    ],
    example: "retitle pack --tables App/Resources --output texts.tables"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let request = try PackRequest(arguments)
    let output = try PackOutput(request)
    let input = try PackInput(request)
    console.report(input.diagnostics)
    guard ExitStatus(input.diagnostics) == .done else { return .findings }
    console.report(try output.write(input.sealed))
    show(PackSummary(input, request), arguments, console)
    return .done
  }

  private func show(_ summary: PackSummary, _ arguments: Arguments, _ console: Console) {
    guard !arguments.has("--json") else { return console.print(json: summary) }
    console.print(LabelledLines(rows: summary.rows).block(width: console.terminal.width))
  }
}
