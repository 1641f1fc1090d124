public import IntertitleLanguages

/// The key that a finished text was made of, and what was put into it.
public struct RecoveredKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// What was put into its holes; empty for a text that was taken from a table as it is.
  public let arguments: [TextArgument]

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: What was put into its holes; empty for a text that was taken as it is.
  public init(key: String, arguments: [TextArgument]) {
    self.key = key
    self.arguments = arguments
  }
}
