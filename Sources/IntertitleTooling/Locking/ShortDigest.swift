internal import IntertitleTables

/// The beginning of a hash: enough to tell what changed by itself from what did not.
struct ShortDigest: Hashable, LosslessStringConvertible {
  /// How many digits there are.
  static let length = 16

  /// The digits.
  let description: String

  /// Hashes bytes.
  init(of bytes: [UInt8]) {
    description = String(SHA256(of: bytes).description.prefix(Self.length))
  }

  /// Takes digits that somebody else says; nil for all else.
  init?(_ digits: String) {
    guard digits.utf8.count == Self.length, [UInt8](hexadecimal: digits) != nil else { return nil }
    description = digits
  }

  /// Hashes what an entry says, plural rules included: equal for equal values, whatever the file's
  /// format, encoding or order of comments.
  init(_ value: StringValue) {
    var bytes: [UInt8] = []
    Self.add(value, to: &bytes)
    self.init(of: bytes)
  }

  private static func add(_ value: StringValue, to bytes: inout [UInt8]) {
    switch value {
    case .text(let text): add("text", text, to: &bytes)
    case .rules(let rules):
      add("rules", rules.format, to: &bytes)
      for variable in rules.variables {
        add(variable.name, variable.rule.rawValue, to: &bytes)
        add(variable.argument.map(String.init) ?? "", variable.valueType ?? "", to: &bytes)
        for form in variable.forms {
          add("form", form.name, to: &bytes)
          add(form.value, to: &bytes)
        }
      }
    }
  }

  /// Texts with their lengths, so that no two lists of texts are the same bytes.
  private static func add(_ texts: String..., to bytes: inout [UInt8]) {
    for text in texts { bytes += Array("\(text.utf8.count):".utf8) + Array(text.utf8) }
  }
}
