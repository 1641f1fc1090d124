extension String {
  /// The text with a blank wherever one scalar stands behind another: what would end a comment.
  ///
  /// Scalar by scalar: a combining mark makes one character of itself and the slash or dash before it.
  package func keepingApart(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == second, result.last == first { result.append(" ") }
      result.append(scalar)
    }
    return String(result)
  }
}
