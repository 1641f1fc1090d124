extension Block {
  /// A section: its title and a rule, what is said of it, and its contents.
  static func section(_ title: String, _ words: String, width: Int, _ contents: Block) -> Block {
    let label = StyledText(title, .heading).truncated(to: max(0, width - 6))
    let rule = StyledText.repeating("━", width - label.width - 4, .accent)
    let head = StyledText("━━ ", .accent) + label + " " + rule
    let empty = Block(lines: [StyledText()])
    return Block(lines: [head.truncated(to: width)]) + empty + prose(words, width: width) + empty
      + contents + empty
  }

  /// Sentences in lines that are comfortable to read.
  static func prose(_ words: String, width: Int) -> Block {
    Block(lines: StyledText(words).wrapped(to: min(width, 88)))
  }
}
