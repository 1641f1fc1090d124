/// A mark in a text that shows whether it is as it was generated.
enum Seal {
  /// What stands in a text that is to be sealed, once.
  static let open = word + String(repeating: "0", count: length)

  private static let word = "sealed "
  private static let length = ShortDigest.length

  /// The text with a seal in place of the open one.
  static func sealed(_ text: String) -> String {
    guard let range = text.firstRange(of: open) else { return text }
    return text.replacingCharacters(in: range, with: word + digest(of: text))
  }

  /// Whether a text has a seal that is not its own.
  static func isBroken(in text: String) -> Bool {
    guard let start = text.firstRange(of: word)?.upperBound else { return false }
    let seal = text[start...].prefix(length)
    guard seal.count == length else { return true }
    let before = text.replacingCharacters(
      in: seal.startIndex..<seal.endIndex,
      with: String(repeating: "0", count: length)
    )
    return digest(of: before) != seal
  }

  private static func digest(of text: String) -> String {
    ShortDigest(of: Array(text.utf8)).description
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
