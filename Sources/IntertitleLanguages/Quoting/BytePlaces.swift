extension [UInt8] {
  /// The index behind each place at which a word stands; places may overlap.
  ///
  /// By the algorithm of Knuth, Morris and Pratt, byte by byte.
  ///
  /// - Parameter word: What is looked for; an empty one stands nowhere.
  /// - Returns: The indices in order.
  /// - Complexity: O(*n*) in the number of bytes, whatever is in them.
  package func ends(of word: [UInt8]) -> [Int] {
    guard !word.isEmpty else { return [] }
    let borders = word.borders
    var matched = 0
    let last = indices.filter { index in
      while matched > 0, matched == word.count || self[index] != word[matched] {
        matched = borders[matched - 1]
      }
      if self[index] == word[matched] { matched += 1 }
      return matched == word.count
    }
    return last.map { $0 + 1 }
  }

  /// How much of the beginning each beginning ends with again.
  private var borders: [Int] {
    var borders = [0]
    for byte in dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, byte != self[length] { length = borders[length - 1] }
      borders.append(byte == self[length] ? length + 1 : 0)
    }
    return borders
  }
}
