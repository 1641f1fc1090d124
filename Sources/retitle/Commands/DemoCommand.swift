import IntertitleTooling

/// `retitle demo`: shows the sample before and after interception.
struct DemoCommand: Command {
  let usage = CommandUsage(
    name: "demo",
    summary: "a wallet app with hard-coded texts, before and after, in each language",
    detail: "Shows a wallet app with hard-coded texts as it was written, then in each of its"
      + " languages, switched live with the very same objects; and where each text came from, what"
      + " was left as it was, and what is still to be translated.",
    options: [
      CommandOption(
        name: "--language",
        value: "TAG",
        summary: "one language only; any tag: zh-TW finds zh-Hant"
      ),
      .later("--html", value: "FILE"),
    ],
    example: "retitle demo --language ar"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let language = try arguments.language(of: "--language")
    console.print(Demo(width: console.terminal.width, language: language).block())
    return .done
  }
}
