/// How wide cards are, and how many stand beside each other.
struct CardLayout {
  /// The cards in a row of one screen.
  let columns: Int
  let cardWidth: Int
  /// The screens beside each other.
  let strips: Int

  private static let narrowest = 25
  private static let widest = 34

  /// - Parameters:
  ///   - width: The cells there are.
  ///   - count: How many cards each screen has.
  init(width: Int, count: Int) {
    let gap = ScreenShot.gap
    let fitting = max(1, (width + gap) / (Self.narrowest + gap))
    columns = min(count, fitting)
    strips = max(1, fitting / columns)
    let cards = columns * strips
    cardWidth = min(Self.widest, max(1, (width - gap * (cards - 1)) / cards))
  }

  var stripWidth: Int { columns * cardWidth + ScreenShot.gap * (columns - 1) }
}
