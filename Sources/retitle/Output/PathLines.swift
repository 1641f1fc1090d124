extension String {
  /// A path in lines of at most `width` cells, broken behind slashes as far as possible.
  func pathLines(width: Int) -> [String] {
    guard displayWidth > width, width > 0 else { return [self] }
    let start = prefixThatFits(width)
    let slash = start.lastIndex(of: "/").map { start.index(after: $0) }
    let end = slash.flatMap { $0 > startIndex && $0 < endIndex ? $0 : nil } ?? start.endIndex
    return [String(self[..<end])] + String(self[end...]).pathLines(width: width)
  }

  /// As many characters as fit into a line; at least one.
  private func prefixThatFits(_ width: Int) -> Substring {
    var room = width
    let fitting = prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return fitting.isEmpty ? prefix(1) : fitting
  }
}
