// How sentences list and count what they speak of.
extension [String] {
  /// The words as a sentence lists them: `a, b and c`.
  package var listed: String { listed(with: "and") }

  /// The words as a sentence lists them, with a word before the last one: `a, b or c`.
  package func listed(with word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// At most so many words: of more the first ones, and how many more there are as the last one.
  package func atMost(_ limit: Int) -> [String] {
    guard count > limit else { return self }
    return prefix(limit - 1) + ["\(count - limit + 1) more"]
  }
}

extension Int {
  /// A number with its noun: `1 key`, `2 keys`.
  ///
  /// - Parameters:
  ///   - noun: the noun for one.
  ///   - plural: the noun for others, where it does more than take an `s`.
  /// - Returns: the number and the noun.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
