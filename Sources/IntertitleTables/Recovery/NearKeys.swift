internal import IntertitleLanguages

/// Finds keys that code nearly wrote: alike but for specifiers, colons, the width of punctuation, blanks
/// and the case of letters.
///
/// ```swift
/// NearKeys([("作者： %@", "作者： %@")]).key(near: "作者: %lld")  // 作者： %@
/// ```
/// It keeps no texts: a number for each, and what it finds is compared once more.
package struct NearKeys: Sendable {
  private let table: @Sendable (Int) -> (key: String, text: String)
  private var places: [Int: Int] = [:]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - count: How many keys and texts there are.
  ///   - entry: A key and what code may have meant by it, by a number from 0; of equal ones the first
  ///     counts.
  /// - Complexity: Linear in the length of all texts.
  package init(count: Int, entry: @escaping @Sendable (Int) -> (key: String, text: String)) {
    table = entry
    places.reserveCapacity(count)
    for place in 0..<count {
      let hash = entry(place).text.folded.hashValue
      if places[hash] == nil { places[hash] = place }
    }
  }

  /// The key that a text is near to, and what it is near to; nil where there is none, and for a text
  /// without a letter.
  ///
  /// - Complexity: Linear in the length of the text.
  package func entry(near text: String) -> (key: String, text: String)? {
    let folded = text.folded
    guard folded.unicodeScalars.contains(where: \.properties.isAlphabetic),
      let found = places[folded.hashValue].map(table), found.text.folded == folded
    else { return nil }
    return found
  }
}

extension String {
  /// The text without what near ones may differ in.
  fileprivate var folded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return folded(self) }
    let body = Format(self).body
    return body.parts.reduce(into: "") { folded, part in
      folded += part.role == .literal ? self.folded(body.spelling(part)) : "\u{FFFC}"
    }
  }

  private func folded(_ literal: String) -> String {
    var folded = ""
    folded.reserveCapacity(literal.utf8.count)
    for scalar in literal.unicodeScalars { scalar.fold(into: &folded.unicodeScalars) }
    return folded
  }
}

extension Unicode.Scalar {
  /// Adds what the scalar has in common with those that are near it.
  fileprivate func fold(into folded: inout String.UnicodeScalarView) {
    if let letter = lowercaseASCII { return folded.append(letter) }
    guard value >= 0x80 else { return }
    if let narrow = Self.narrow[self] { return narrow.fold(into: &folded) }
    if 0xFF01...0xFF5E ~= value {
      return Unicode.Scalar(value - 0xFEE0)?.fold(into: &folded) ?? ()
    }
    if properties.isWhitespace || properties.generalCategory == .format { return }
    folded.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
  }

  /// A scalar of ASCII in lower case; nil for blanks, controls and colons.
  private var lowercaseASCII: Unicode.Scalar? {
    guard 0x21...0x7E ~= value, self != ":" else { return nil }
    return 0x41...0x5A ~= value ? Unicode.Scalar(value | 0x20) : self
  }

  /// Punctuation that stands for another sign.
  private static let narrow: [Unicode.Scalar: Unicode.Scalar] = [
    "。": ".", "、": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"",
    "『": "\"", "』": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-",
    "･": "・",
    "﹕": ":", "︰": ":", "【": "[", "】": "]", "〜": "~",
  ]
}
