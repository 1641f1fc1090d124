import IntertitleLanguages
import IntertitleTooling

extension PackRequest {
  /// Reads a request from the words of a call.
  init(_ arguments: Arguments) throws(CommandFailure) {
    self.init(
      tables: arguments.value(of: "--tables") ?? "",
      vendors: arguments.values(of: "--vendor"),
      output: arguments.value(of: "--output") ?? "",
      development: try arguments.development,
      isForced: arguments.has("--force")
    )
  }
}
