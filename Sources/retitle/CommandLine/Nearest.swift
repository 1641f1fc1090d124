extension String {
  /// The word that was probably meant: the nearest of those that begin like it, else the nearest of
  /// all; nil where none is near.
  func nearest(among words: [String]) -> String? {
    let longer = isEmpty ? [] : words.filter { $0.hasPrefix(self) }
    if let word = longer.min(by: { $0.count < $1.count }) { return word }
    let near = words.map { (word: $0, distance: distance(to: $0)) }.min {
      $0.distance < $1.distance
    }
    guard let near, near.distance <= Swift.max(2, near.word.count / 3) else { return nil }
    return near.word
  }

  /// How many letters to add, drop or change.
  private func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let changed = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count]
  }
}
