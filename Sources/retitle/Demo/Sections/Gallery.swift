import IntertitleSample

/// Each screen as it was written, and in each language.
struct Gallery {
  let screens: [SatchelScreen]
  let moments: [Moment]
  let layout: CardLayout

  func block() -> Block {
    let strips = screens.indices.map(strip)
    let starts = stride(from: 0, to: strips.count, by: layout.strips)
    return starts.reduce(Block()) { above, start in
      let row = strips[start..<min(strips.count, start + layout.strips)]
      return above + Block.columns(Array(row), gap: ScreenShot.gap)
    }
  }

  private func strip(_ index: Int) -> Block {
    let name = StyledText("\(type(of: screens[index]))", .strong).truncated(to: layout.stripWidth)
    let cards = ScreenShot.gallery(moments.map { $0.shots[index] }, columns: layout.columns)
    return Block(lines: [name.fitted(to: layout.stripWidth)]) + cards
  }
}
