import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

extension ConvertRequest {
  /// Reads a request from the words of a call.
  init(_ arguments: Arguments) throws(CommandFailure) {
    let place = arguments.value(of: "--output")
    self.init(
      path: arguments.operands.first ?? "",
      format: try arguments.choice(of: "--to") ?? .strings,
      output: place == "-" ? nil : place,
      language: try arguments.language(of: "--language"),
      development: try arguments.development ?? "en",
      encoding: try arguments.encoding,
      isForced: arguments.has("--force")
    )
  }
}
