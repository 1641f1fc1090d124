internal import IntertitleTables

/// The beginning of a hash of what an entry says, plural rules included: equal for equal values,
/// whatever the file's format, encoding or order of comments.
struct ValueDigest: CustomStringConvertible {
  let description: String

  init(_ value: StringValue) {
    var bytes: [UInt8] = []
    Self.add(value, to: &bytes)
    description = String(SHA256(of: bytes).description.prefix(16))
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
