internal import IntertitleLanguages
internal import IntertitleTables

// Texts may be put into texts as often as one likes, and none may cost the stack: whoever resolves,
// compares or frees a text goes down as deep as it is nested.
extension LocalizedText {
  /// How many texts may stand inside each other.
  static var depthLimit: Int { 32 }

  /// How many of them are kept when there are more; fewer than the limit, so that it takes some more
  /// texts until that has to be done again.
  fileprivate static var keptDepth: Int { 8 }

  /// The text with what stands inside it written into its pattern, so that no more than a number of
  /// texts stand inside each other.
  ///
  /// The arguments are kept, and what has become one text is shown as it was assigned unless a table
  /// has it. A key that is no text has no holes to write into and stays what it is, without its values.
  ///
  /// - Complexity: O(*n*) in the length of the pattern and the number of arguments.
  fileprivate func flattened(to limit: Int) -> LocalizedText {
    var (pattern, arguments) = ("", TextArguments())
    write(to: &pattern, &arguments, limit)
    return LocalizedText(pattern, arguments: arguments, isFormat: true)
  }

  private func write(to pattern: inout String, _ arguments: inout TextArguments, _ limit: Int) {
    guard isFormat else {
      pattern += self.pattern.doublingPercentSigns
      return
    }
    guard depth > limit else {
      pattern += self.pattern
      arguments.append(contentsOf: self.arguments)
      return
    }
    var written = self.pattern.startIndex
    for (index, hole) in holes.enumerated() {
      guard case .text(let text)? = self.arguments.living(at: index), text.depth >= limit else {
        arguments.append(index, of: self.arguments)
        continue
      }
      pattern += self.pattern[written..<hole.lowerBound]
      text.write(to: &pattern, &arguments, limit)
      written = hole.upperBound
    }
    pattern += self.pattern[written...]
  }

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

extension TextArguments {
  /// The arguments, those texts flattened that leave no room for a text round them.
  var bounded: TextArguments {
    guard depth > LocalizedText.depthLimit else { return self }
    return mapTexts { text in
      text.depth < LocalizedText.depthLimit ? text : text.flattened(to: LocalizedText.keptDepth)
    }
  }
}
