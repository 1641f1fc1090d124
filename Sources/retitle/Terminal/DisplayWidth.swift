/// How many cells of a terminal a text takes.
///
/// The rules are those of `wcwidth`, as tmux and most terminals apply them: East Asian wide and
/// full-width characters and emoji take two cells, combining marks and invisible controls none,
/// everything else one. Characters of ambiguous width (`…`, `“`, `─`) take one, as outside of legacy
/// East Asian encodings.
extension StringProtocol {
  var displayWidth: Int {
    isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether each byte is a character that takes one cell, as in most texts and all paths.
  var isPlain: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}

extension Character {
  /// How many cells of a terminal the character takes: 0, 1, 2, rarely more for Indic clusters.
  var displayWidth: Int {
    guard !isASCII else { return isASCIIControl ? 0 : 1 }
    return isDrawnAsEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isASCIIControl: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Whether one picture stands for the whole cluster: a family joined by zero-width joiners, a hand
  /// with its skin colour, a heart with the emoji variation selector.
  private var isDrawnAsEmoji: Bool {
    let scalars = unicodeScalars
    return scalars.contains { $0.properties.isEmojiPresentation }
      || (scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true)
  }
}

extension Unicode.Scalar {
  /// How many cells of a terminal the scalar takes where it stands alone.
  var displayWidth: Int {
    if isZeroWidth { return 0 }
    return isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    // The soft hyphen and the Arabic number signs are format characters that are drawn.
    case .format: self != "\u{AD}" && !(0x600...0x605).contains(value) && value != 0x6DD
    // Medial and final jamo join the initial one in its cells.
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = wideRanges.startIndex
    var high = wideRanges.endIndex
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.endIndex && wideRanges[low].contains(value)
  }
}

/// The scalars of East Asian width W and F (UAX #11) outside of emoji, in order; unassigned places
/// inside a wide block count as wide.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul jamo, initial
  0x2329...0x232A,  // angle brackets
  0x2E80...0x303E,  // radicals, ideographic description, CJK punctuation
  0x3041...0x33FF,  // kana, bopomofo, compatibility jamo, enclosed CJK
  0x3400...0x4DBF,  // ideographs, extension A
  0x4E00...0xA4CF,  // ideographs, Yi
  0xA960...0xA97F,  // Hangul jamo, extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // compatibility ideographs
  0xFE10...0xFE19,  // vertical forms
  0xFE30...0xFE6F,  // compatibility and small forms
  0xFF01...0xFF60,  // full-width forms
  0xFFE0...0xFFE6,  // full-width signs
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // kana extensions, Nushu
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x3FFFD,  // ideographs, extensions B and later
]
