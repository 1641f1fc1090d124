internal import IntertitleLanguages

// Texts may be put into texts as often as one likes, and none may cost the stack: whoever resolves,
// compares or frees a text goes down as deep as it is nested.
extension LocalizedText {
  /// How many texts may stand inside each other.
  static var depthLimit: Int { 32 }

  /// How many of them are kept when there are more; fewer than the limit, so that it takes some more
  /// texts until that has to be done again.
  fileprivate static var keptDepth: Int { 16 }

  /// The text with what stands inside it written into its pattern, so that no more than a number of
  /// texts stand inside each other: the arguments are kept, and what has become one text is shown as
  /// it was assigned unless a table has it.
  ///
  /// - Complexity: O(*n*) in the length of the pattern and the number of arguments.
  fileprivate func flattened(to limit: Int) -> LocalizedText {
    guard depth > limit else { return self }
    var (pattern, arguments) = ("", [Argument]())
    var written = self.pattern.startIndex
    for (hole, argument) in zip(holes, self.arguments) {
      guard case .text(let text) = argument, text.depth >= limit else {
        arguments.append(argument)
        continue
      }
      let inner = text.flattened(to: limit)
      pattern += self.pattern[written..<hole.lowerBound] + inner.format
      arguments += inner.arguments
      written = hole.upperBound
    }
    return LocalizedText(pattern + self.pattern[written...], arguments: arguments)
  }

  /// The pattern as it stands in another one.
  private var format: String { arguments.isEmpty ? pattern.escaped : pattern }

  /// Where a text stands in the pattern, or another argument begins, in order.
  private var holes: [Range<String.Index>] {
    let utf8 = pattern.utf8
    var holes: [Range<String.Index>] = []
    var index = utf8.startIndex
    while let percent = utf8[index...].firstIndex(of: UInt8(ascii: "%")) {
      let letter = utf8.index(after: percent)
      guard letter < utf8.endIndex else { break }
      index = utf8.index(after: letter)
      if utf8[letter] != UInt8(ascii: "%") { holes.append(percent..<index) }
    }
    return holes
  }
}

extension LocalizedText.Argument {
  /// How deep the text in which this is an argument is nested at least.
  var depth: Int {
    guard case .text(let text) = self else { return 0 }
    return text.depth + 1
  }

  /// The argument, or one that is nested less deep where there is no room for a text round it.
  var bounded: Self {
    guard case .text(let text) = self, depth > LocalizedText.depthLimit else { return self }
    return .text(text.flattened(to: LocalizedText.keptDepth))
  }
}
