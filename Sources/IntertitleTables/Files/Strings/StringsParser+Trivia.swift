internal import IntertitleLanguages

/// What the parser is between: it decides what Apple's parser does at something odd.
enum TriviaPlace {
  /// Apple's parser ends here without an error.
  case betweenEntries
  /// Apple's parser gives up here.
  case insideEntry
}

extension StringsParser {
  /// Skips blanks and comments, and with a report what only looks like a blank.
  mutating func skipTrivia(in place: TriviaPlace) {
    while position < count {
      switch current {
      case 0x20, 0x09...0x0D: position += 1
      case 0x2F where byte(position + 1) == 0x2F: skipLineComment()
      case 0x2F where byte(position + 1) == 0x2A: skipBlockComment()
      case 0x3C where isConflictMarker(), 0x3D where isConflictMarker(),
        0x3E where isConflictMarker(), 0x7C where isConflictMarker():
        reportConflictMarker(place)
      case 0x80...:
        guard skipUnicodeSpace(place) else { return }
      default: return
      }
    }
  }

  private mutating func skipLineComment() {
    position += 2
    while position < count, current != 0x0A, current != 0x0D, !isLineSeparator(position) {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    let begin = position
    position += 2
    while position < count {
      if current == 0x2A, byte(position + 1) == 0x2F, position + 1 < count {
        position += 2
        return
      }
      position += 1
    }
    let isLoss = lineThatLooksLikeEntry(from: begin, to: count) != nil
    issues.add(
      isLoss ? .error : .warning,
      "unterminated-comment",
      at: begin,
      "this comment is never closed: everything behind it belongs to it"
        + (isLoss ? ", and entries are lost" : "")
    )
  }

  /// U+2028 and U+2029 are blanks to Apple's parser.
  func isLineSeparator(_ offset: Int) -> Bool {
    byte(offset) == 0xE2 && byte(offset + 1) == 0x80 && byte(offset + 2) & 0xFE == 0xA8
  }

  private mutating func skipUnicodeSpace(_ place: TriviaPlace) -> Bool {
    if isLineSeparator(position) {
      position += 3
      return true
    }
    guard let scalar = Shown.scalar(at: position, of: arena), Shown.isInvisible(scalar) else {
      return false
    }
    reportInvisible(scalar, place)
    position += Unicode.UTF8.width(scalar)
    return true
  }

  private mutating func reportInvisible(_ scalar: Unicode.Scalar, _ place: TriviaPlace) {
    let before = verdict
    place == .insideEntry ? verdict.refuse() : stopOrRefuse()
    let effect = verdict == .refused && before == .accepted ? "refuses the file" : "stops reading"
    issues.add(
      before == .accepted && verdict == .refused ? .error : .warning,
      scalar.value == 0xFEFF ? "byte-order-mark-inside" : "invisible-character",
      at: position,
      "this is \(Shown.codePoint(scalar)), not a space: Apple's parser \(effect) here"
    )
  }

  /// Whether seven equal marks stand at the beginning of a line, as version control writes them.
  func isConflictMarker() -> Bool {
    guard position == arena.start || byte(position - 1) == 0x0A || byte(position - 1) == 0x0D else {
      return false
    }
    for offset in 1..<7 where byte(position + offset) != current { return false }
    let next = byte(position + 7)
    return next == 0x20 || next == 0x0A || next == 0x0D || position + 7 >= count
  }

  private mutating func reportConflictMarker(_ place: TriviaPlace) {
    place == .insideEntry ? verdict.refuse() : stopOrRefuse()
    issues.add(
      .error,
      "merge-conflict",
      at: position,
      "this is a merge-conflict marker: choose one side and delete the marker"
    )
    while position < count, current != 0x0A, current != 0x0D { position += 1 }
  }

  /// Notes what Apple's parser does where no key begins: between entries it ends quietly, at the
  /// beginning and inside braces it gives up.
  mutating func stopOrRefuse() {
    if !hasRead || isBraced { verdict.refuse() } else { verdict.stop(after: records.count) }
  }
}
