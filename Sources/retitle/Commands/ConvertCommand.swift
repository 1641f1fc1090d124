import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle convert`: a string file in another format.
struct ConvertCommand: Command {
  let usage = CommandUsage(
    name: "convert",
    summary: "writes a string file in another format, and says what that cannot carry",
    detail: "Reads a \(FileKinds.readable(joinedBy: "or")) file and writes it in another format;"
      + " \(FileKinds.merelyWritten) are written and not read. A text that can be shown and that the"
      + " format cannot carry (a plural rule, a language) is an error, with its key and what to do;"
      + " what is never shown (comments, states) is a warning. The rest is written all the same. In its"
      + " own format a file comes back byte for byte."
      + " \(FileKinds.ofOneLanguage) files hold one language: the source language unless"
      + " --language says another.",
    operands: "FILE",
    operandCount: 1...1,
    options: [
      CommandOption(
        name: "--to",
        value: DocumentFormat.allCases.map(\.rawValue).joined(separator: "|"),
        summary: "what to write",
        isRequired: true
      ),
      CommandOption(
        name: "--output",
        value: "FILE",
        summary:
          "where to; standard output unless said, and for '-'. A link is followed, a device or"
          + " pipe is written to; of files that are there an earlier output is replaced"
      ),
      CommandOption(
        name: "--force",
        summary: "replace a file that holds something else, never the one that is converted"
      ),
      CommandOption(
        name: "--language",
        value: "TAG",
        summary: "of a catalog, which language is written, besides the source language where the"
          + " format names that; of another file, what it is in: its .lproj folder says that, else"
          + " --development"
      ),
      CommandOption(
        name: "--development",
        value: "TAG",
        summary: "the source language of what is not a catalog; en unless said"
      ),
      .encoding,
      CommandOption(name: "--strict", summary: "warnings count as errors"),
    ],
    example: "retitle convert Localizable.xcstrings --to strings --language fr"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let request = try ConvertRequest(arguments)
    let output = try request.namedOutput
    let input = try ConvertInput(request)
    let written = input.document.written(as: request.format, language: input.language)
    let diagnostics = input.diagnostics + written.diagnostics + request.doubtfulName
    console.report(diagnostics)
    if let output {
      console.report(try output.write(written.bytes))
    } else {
      console.write(written.bytes)
    }
    return ExitStatus(diagnostics, isStrict: arguments.has("--strict"))
  }
}
