import Intertitle
import IntertitleLanguages
import IntertitleTooling

/// `retitle demo`: shows the sample before and after interception.
struct DemoCommand: Command {
  let usage = CommandUsage(
    name: "demo",
    summary: "a wallet app with hard-coded texts, before and after",
    detail: "Shows in one screen what changes in the code of a wallet app with hard-coded texts, a"
      + " page of it as it was written and in two languages, and the live switch with the very same"
      + " objects. With --all, every page in every language, where each text came from, what was left"
      + " as it was, and what is still to be translated.",
    options: [
      CommandOption(
        name: "--language",
        value: "TAG",
        summary: "one language only; any tag: zh-TW finds zh-Hant"
      ),
      CommandOption(name: "--all", summary: "every page in every language, and all that is known"),
      .later("--html", value: "FILE"),
    ],
    example: "retitle demo --language ar"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let language = try arguments.language(of: "--language")
    let demo = Demo(width: console.terminal.width, language: language)
    if let language, !demo.stage.speaks(language) { console.report(.unknown(language, to: demo)) }
    console.print(arguments.has("--all") ? demo.tour() : demo.digest())
    return .done
  }
}

extension Diagnostic {
  /// A language that the sample does not speak.
  fileprivate static func unknown(_ language: Language, to demo: Demo) -> Diagnostic {
    let languages = demo.stage.localizer.available.map(\.language.tag).joined(separator: ", ")
    return Diagnostic(
      .warning,
      rule: "unknown-language",
      "the sample has no \(language); it has \(languages), and shows"
        + " \(demo.stage.localizer.tableOptions.development) instead"
    )
  }
}
