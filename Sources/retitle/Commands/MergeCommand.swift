import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle merge`: merges the string files of third parties into an app's main table.
struct MergeCommand: Command {
  let usage = CommandUsage(
    name: "merge",
    summary: "merges third parties' string files into the app's main table",
    detail: "Lists what the string files of third parties would add to the app's main table, where"
      + " they differ from it or from each other, what is skipped, and what they lack in the app's"
      + " languages. With --output, whole tables are written there, marked as generated: texts to"
      + " .strings files, plural rules to .stringsdict files beside them. The app's own files and the"
      + " vendors' are never touched.",
    options: [
      CommandOption(
        name: "--main",
        value: "DIR",
        summary: "the folder with the app's .lproj folders",
        isRequired: true
      ),
      CommandOption(
        name: "--vendor",
        value: "DIR",
        summary: "a third party's folder, or a folder of many, such as Pods",
        isRequired: true,
        isRepeated: true
      ),
      CommandOption(
        name: "--output",
        value: "DIR",
        summary: "where the merged tables go; none with tables of your own"
      ),
      .policy(failing: "nothing is written and the exit status is 1"),
      CommandOption(name: "--dry-run", summary: "write nothing, only say what would be written"),
      .mainTable, .development, .json,
      .later("--lock", value: "FILE"), .later("--check"),
    ],
    example: "retitle merge --main App/Resources --vendor Pods --output App/Generated"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let request = try MergeRequest(arguments)
    let output = try request.output.map { path throws(CommandFailure) in
      try MergeOutput(path, for: request)
    }
    let input = try MergeInput(request)
    try request.policies.check(among: Array(input.vendors))
    let report = input.merge(request).report()
    var diagnostics = input.diagnostics + report.diagnostics
    console.report(diagnostics)
    if let output, !report.isFailed {
      let written = try write(to: output, report, input.languages, request)
      console.report(written)
      diagnostics += written
    }
    show(report, input.languages, arguments, console)
    return report.isFailed ? .findings : ExitStatus(diagnostics)
  }

  private func show(
    _ report: MergeReport,
    _ languages: AppLanguages,
    _ arguments: Arguments,
    _ console: Console
  ) {
    if arguments.has("--json") {
      console.print(json: MergeJSON(report, languages))
    } else {
      MergePage(report, languages).show(on: console)
    }
  }

  private func write(
    to output: MergeOutput,
    _ report: MergeReport,
    _ languages: AppLanguages,
    _ request: MergeRequest
  ) throws(CommandFailure) -> [Diagnostic] {
    let files = try output.files(report, languages, request)
    let written = request.isDryRun ? files.map(\.path) : try WholeFiles.writeChanged(files)
    let word = request.isDryRun ? "would be written" : "written"
    return GeneratedTable.losses(report, languages) + output.leftovers(besides: files)
      + written.map { Diagnostic(.note, rule: "output", word, path: $0) }
  }
}
