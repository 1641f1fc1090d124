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
    stubs = arguments.value(of: "--stubs")
    lock = arguments.value(of: "--lock")
    policies = try arguments.policies
    isDryRun = arguments.has("--dry-run")
    isCheck = arguments.has("--check")
    mainTable = try arguments.mainTable
    development = try arguments.development
  }
}
