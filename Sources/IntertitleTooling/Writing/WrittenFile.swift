public import IntertitleLanguages

/// A file that was written.
public struct WrittenFile: Hashable, Sendable {
  /// The file's text.
  public var text: String
  /// What the format could not carry.
  public var diagnostics: [Diagnostic]

  /// The file's bytes: UTF-8 without a byte-order mark.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// Creates a written file.
  public init(text: String, diagnostics: [Diagnostic] = []) {
    self.text = text
    self.diagnostics = diagnostics
  }
}
