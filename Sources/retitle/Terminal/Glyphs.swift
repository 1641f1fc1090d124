/// One character with its style: what is counted, cut and broken into lines.
struct Glyph {
  let character: Character
  let style: Style

  var width: Int { character.displayWidth }
}

extension StyledText {
  var glyphs: [Glyph] {
    spans.flatMap { span in span.text.map { Glyph(character: $0, style: span.style) } }
  }

  init(_ glyphs: some Sequence<Glyph>) {
    self = glyphs.reduce(into: StyledText()) { $0 += StyledText(String($1.character), $1.style) }
  }
}
