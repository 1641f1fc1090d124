import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle read`: what string files say.
struct ReadCommand: Command {
  let usage = CommandUsage(
    name: "read",
    summary: "what string files say, and what is wrong with them",
    detail: "Shows the entries of \(FileKinds.readable(joinedBy: "and")) files, whatever encoding"
      + " and format they are in, and names what is odd. What Apple's parser accepts is read as it reads"
      + " it; where that one gives up or stops early, the entries that can be saved are shown.",
    operands: "FILE…",
    operandCount: 1...Int.max,
    options: [
      CommandOption(
        name: "--strict",
        summary: "give no entries of a file that Apple's parser does not read to its end; warnings"
          + " count as errors"
      ),
      .encoding, .json,
    ],
    example: "retitle read fr.lproj/Localizable.strings"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let encoding = try arguments.encoding
    var readings: [FileReading] = []
    var failure: CommandFailure?
    for path in arguments.operands {
      do {
        let file = try StringFile(contentsOf: path, encoding: encoding)
        readings.append(FileReading(file, isStrict: arguments.has("--strict")))
      } catch {
        console.report(error.diagnostic)
        failure = .unreadable(error.diagnostic)
      }
    }
    show(readings, isList: arguments.operands.count > 1, arguments, console)
    let status = ExitStatus(readings.flatMap(\.diagnostics), isStrict: arguments.has("--strict"))
    return failure?.status ?? status
  }

  private func show(
    _ readings: [FileReading],
    isList: Bool,
    _ arguments: Arguments,
    _ console: Console
  ) {
    for reading in readings { console.report(reading.diagnostics) }
    guard arguments.has("--json") else {
      for (number, reading) in readings.enumerated() {
        if number > 0 { console.print("") }
        ReadPage(reading).show(on: console)
        if console.isClosed { return }
      }
      return
    }
    let objects = readings.map(ReadJSON.init)
    if isList {
      console.print(json: objects)
    } else if let object = objects.first {
      console.print(json: object)
    }
  }
}
