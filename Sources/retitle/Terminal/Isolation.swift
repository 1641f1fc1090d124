extension StyledText {
  /// The text, kept apart from what stands beside it where it runs from right to left.
  ///
  /// A terminal that knows bidirectional text would else draw two such cells as one run, the second
  /// left of the first, and the colon of `الاسم:` at the wrong end. The isolates (UAX #9) take no
  /// cell and do nothing elsewhere. A line whose cells are isolated already is left alone.
  var isolated: StyledText {
    let text = plain
    guard text.isRightToLeft, !text.unicodeScalars.contains("\u{2067}") else { return self }
    return StyledText("\u{2067}") + self + StyledText("\u{2069}")
  }
}
