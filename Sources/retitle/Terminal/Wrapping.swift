extension StyledText {
  /// The text in lines of at most `width` cells; never no line.
  ///
  /// Lines end at spaces, after hyphens and between ideographs, but not before closing punctuation or after an
  /// opening bracket; a word that is longer than a line is cut. Widths below 2 count as 2, the width
  /// of the widest character.
  func wrapped(to width: Int) -> [StyledText] {
    var breaker = LineBreaker(width: max(2, width))
    for glyph in glyphs { breaker.add(glyph) }
    return breaker.finished()
  }
}

private struct LineBreaker {
  let width: Int
  private var lines: [StyledText] = []
  private var line: [Glyph] = []
  private var lineWidth = 0
  /// How many glyphs of the line may stand before a break; nil where it cannot be broken.
  private var breakPoint: Int?

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ glyph: Glyph) {
    noteBreak(before: glyph)
    while lineWidth + glyph.width > width, !line.isEmpty {
      guard !glyph.isSpace else { return endLine(keeping: line.count) }
      endLine(keeping: breakPoint ?? line.count)
    }
    guard !(line.isEmpty && glyph.isSpace && !lines.isEmpty) else { return }
    line.append(glyph)
    lineWidth += glyph.width
  }

  mutating func finished() -> [StyledText] {
    if !line.isEmpty || lines.isEmpty { endLine(keeping: line.count) }
    return lines
  }

  private mutating func noteBreak(before glyph: Glyph) {
    guard let last = line.last, last.mayBreak(before: glyph) else { return }
    // Spaces at the start of a line are an indentation, no place to end it.
    guard line.contains(where: { !$0.isSpace }) else { return }
    breakPoint = line.count
  }

  private mutating func endLine(keeping count: Int) {
    let rest = line[count...].drop(while: \.isSpace)
    let kept = line[..<count].reversed().drop(while: \.isSpace).reversed()
    lines.append(StyledText(kept))
    line = Array(rest)
    lineWidth = line.reduce(0) { $0 + $1.width }
    breakPoint = nil
  }
}

extension Glyph {
  fileprivate var isSpace: Bool { character == " " || character == "\u{3000}" }

  fileprivate func mayBreak(before next: Glyph) -> Bool {
    if next.isSpace || next.closesLine || opensLine { return false }
    if character == "-" { return next.character.isLetter }
    return isSpace || isIdeographic || next.isIdeographic
  }

  private var isIdeographic: Bool { width == 2 && character.unicodeScalars.count == 1 }

  private var closesLine: Bool {
    "、。，．：；？！…」』）】》〉”’)],.:;?!ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
  }

  private var opensLine: Bool { "「『（【《〈“‘([".contains(character) }
}
