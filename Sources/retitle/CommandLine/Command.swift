import IntertitleTooling

/// One command of the tool.
///
/// To add one, write a file with a type that conforms, and a line in ``Retitle/commands``. The words
/// have been read by then: an option that ``usage`` does not name never reaches `run`, and neither
/// does a call that lacks one that must be there. A test for a new command asks it for `--help`, for
/// each sentence that it refuses with, and for what it prints.
protocol Command: Sendable {
  /// What the command is called, takes and does.
  var usage: CommandUsage { get }

  /// Does what the words ask for.
  ///
  /// - Parameters:
  ///   - arguments: The words, read.
  ///   - console: Where results and diagnostics go.
  /// - Returns: ``ExitStatus/done``, or ``ExitStatus/findings`` where there were errors.
  /// - Throws: ``CommandFailure`` where the words are wrong, an input cannot be read or an output
  ///   cannot be written; the tool says so and ends with the status of the failure.
  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus
}
