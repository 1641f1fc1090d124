extension Format {
  /// A key with its placeholders reduced to their kinds: `%d items` and `%lld items` become one.
  ///
  /// For a second question where the key itself is not found: keys that string interpolation made
  /// and keys that people wrote differ in length modifiers, flags and positions that say nothing.
  ///
  /// - Parameter key: Any key.
  /// - Returns: The key with `%@`, `%lld`, `%f`, `%c` for its placeholders, positions only where the
  ///   order needs them; the key itself where there is no placeholder.
  /// - Complexity: O(*n*).
  public static func normalizedKey(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    let format = Format(key)
    let holes = format.body.parts.filter { $0.role != .literal }
    if holes.isEmpty { return key }
    // Variables keep their spelling, and `%arg` reads no argument of its own.
    let isInOrder = holes.enumerated().allSatisfy { $1.normalized != nil && $1.position == $0 }
    var result = ""
    for part in format.body.parts {
      let spelling = format.body.spelling(part)
      guard let letters = part.normalized else {
        result += part.role == .literal ? spelling.doublingPercentSigns : spelling
        continue
      }
      result += isInOrder ? "%" + letters : "%\(part.position + 1)$" + letters
    }
    return result
  }
}

extension FormatPart {
  /// The letters that stand for all of a kind.
  fileprivate var normalized: String? {
    switch role {
    case .literal, .variable, .ownNumber: nil
    case .text: "@"
    case .signed, .unsigned: "lld"
    case .hexadecimal: "x"
    case .upperHexadecimal: "X"
    case .octal: "o"
    case .fixed, .exponent, .upperExponent, .general, .upperGeneral: "f"
    case .character: "c"
    }
  }
}
