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
      + " .strings files, plural rules to .stringsdict files beside them. A lock file records what was"
      + " merged, so that --check can tell what has changed since. The app's own files and the vendors'"
      + " are never touched.",
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
        summary:
          "where the merged tables go; none with tables of your own. One called Vendored gets the"
          + " vendors' own, which a load takes for theirs"
      ),
      .policy(failing: "nothing is written and the exit status is 1"),
      CommandOption(
        name: "--stubs",
        value: "DIR",
        summary: "where what vendors lack in the app's languages goes, for a translator"
      ),
      CommandOption(
        name: "--lock",
        value: "FILE",
        summary: "records what was merged; else intertitle.lock beside the vendors' folders, where"
          + " there is one"
      ),
      CommandOption(
        name: "--check",
        summary: "write nothing; what has changed since the lock file was written is an error"
      ),
      CommandOption(name: "--dry-run", summary: "write nothing, only say what would be written"),
      .mainTable, .development, .json,
    ],
    example: "retitle merge --main App/Resources --vendor Pods --output App/Generated"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let request = try MergeRequest(arguments)
    let run = try MergeRun(request)
    try request.policies.check(among: Array(run.vendors))
    var diagnostics = run.diagnostics
    console.report(diagnostics)
    let written = try run.write()
    console.report(written)
    diagnostics += written
    console.report(run.drift.map { $0.diagnostic(run.isCheck ? .error : .note) })
    if arguments.has("--json") {
      console.print(json: MergeJSON(run))
    } else if !run.isCheck {
      MergePage(run).show(on: console)
    } else if run.drift.isEmpty {
      console.print("nothing has changed since it was merged")
    }
    return run.report.isFailed || run.isCheck && !run.drift.isEmpty
      ? .findings : ExitStatus(diagnostics)
  }
}
