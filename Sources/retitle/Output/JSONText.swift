import Foundation

/// Results as JSON: keys sorted, the same on every run.
enum JSONText {
  /// The value in JSON, without a line end.
  ///
  /// What the tool encodes are texts, numbers and lists of them, which cannot fail.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("\(type(of: value)) cannot be encoded")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
