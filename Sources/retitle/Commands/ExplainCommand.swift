import Intertitle
import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle explain`: what would be shown for an assigned text, and why.
struct ExplainCommand: Command {
  let usage = CommandUsage(
    name: "explain",
    summary: "what is shown for a text that code assigns, and each step that led there",
    detail: "Says what would be shown for a text that code assigns to a label or title: the links"
      + " it went through, the key and table that were looked up, the file and line that answered,"
      + " which languages were asked and lacked it, and whose text it is. A text that was finished"
      + " before it was assigned (“You have 3 messages”, “Name:”) is found back to its key; where"
      + " several keys can have made it, it is left as it is. An app shows the same where its chain"
      + " begins with .splittingComposites and .recovering; without these links such a text stands"
      + " there as it was assigned.",
    operands: "TEXT",
    operandCount: 1...1,
    options: [
      CommandOption(
        name: "--tables",
        value: "DIR",
        summary: "the folder with the app's .lproj folders",
        isRequired: true
      ),
      CommandOption(
        name: "--language",
        value: "TAG",
        summary: "the language in use; the development language unless said"
      ),
      CommandOption(name: "--table", value: "NAME", summary: "the table; the main one unless said"),
      CommandOption(
        name: "--vendor",
        value: "DIR",
        summary: "a third party's folder, or a folder of many",
        isRepeated: true
      ),
      .policy(failing: "each difference is an error and the exit status is 1"),
      CommandOption(
        name: "--slot",
        value: "NAME",
        summary: "the kind of place: label, title, placeholder, …"
      ),
      CommandOption(
        name: "--arguments",
        value: "LIST",
        summary: "what goes into the holes, between commas, \\, for a comma: 5 or Ann,3"
      ),
      CommandOption(
        name: "--context",
        value: "TEXT",
        summary: "what tells the key from the same words elsewhere"
      ),
      .mainTable, .development, .json,
    ],
    example: "retitle explain Wallet --tables App --language zh-TW --vendor Pods"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let question = try ExplainQuestion(arguments)
    let answer = try question.answer()
    console.report(answer.diagnostics)
    if arguments.has("--json") {
      console.print(json: ExplainJSON(answer))
    } else {
      console.print(ExplainPage(answer).block(width: console.terminal.width))
    }
    return ExitStatus(answer.diagnostics)
  }
}
