public import IntertitleLanguages
internal import IntertitleTables

/// A file that was written.
public struct WrittenFile: Hashable, Sendable {
  /// The file's text.
  public var text: String
  /// What the format could not carry.
  public var diagnostics: [Diagnostic]
  /// How its bytes stand for characters: UTF-8, or as in the file that was changed.
  var encoding = TextEncoding.utf8
  /// Whether it begins with a byte-order mark, as the file that was changed.
  var isMarked = false

  /// The file's bytes: UTF-8 without a byte-order mark, or as in the file that was changed.
  public var bytes: [UInt8] {
    TextEncoder.encode(Array(text.utf8), as: encoding, marked: isMarked)
  }

  /// Creates a written file.
  public init(text: String, diagnostics: [Diagnostic] = []) {
    self.text = text
    self.diagnostics = diagnostics
  }
}
