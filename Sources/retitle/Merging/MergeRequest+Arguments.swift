import IntertitleLanguages
import IntertitleTooling

extension MergeRequest {
  /// Reads a request from the words of a call.
  init(_ arguments: Arguments) throws(CommandFailure) {
    self.init(
      main: arguments.value(of: "--main") ?? "",
      vendors: arguments.values(of: "--vendor")
    )
    output = arguments.value(of: "--output")
    policies = try arguments.policies
    isDryRun = arguments.has("--dry-run")
    mainTable = try arguments.mainTable
    development = try arguments.development
  }
}
