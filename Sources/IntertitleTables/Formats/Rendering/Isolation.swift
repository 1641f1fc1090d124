internal import IntertitleLanguages

extension FormatContext {
  /// Whether an argument stands between marks: words in a language that is written from right to left,
  /// and words written from right to left in any other.
  ///
  /// A number has no direction of its own; the language's rules place it right.
  func isolates(_ argument: TextArgument) -> Bool {
    guard isolatesArguments, case .text(let words) = argument.value else { return false }
    return language.direction == .rightToLeft || words.hasRightToLeft
  }
}

extension String {
  /// Whether there is a character of the bidirectional classes R and AL in it, or a mark that begins
  /// such a run (Unicode's table of the directions of blocks, UAX #9).
  fileprivate var hasRightToLeft: Bool {
    guard !utf8.allSatisfy({ $0 < 0xD6 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0660...0x0669: false
      case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
