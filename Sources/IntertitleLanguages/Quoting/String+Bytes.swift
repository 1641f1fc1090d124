// Texts in texts byte for byte: what follows may be a combining mark, which makes one character of
// itself and what stands before it.
extension String {
  /// Whether a text stands in this one; an empty one stands everywhere.
  package func holds(bytesOf text: String) -> Bool {
    text.isEmpty || !Array(utf8).ends(of: Array(text.utf8)).isEmpty
  }

  /// The text with another one in place of each occurrence of a third; an empty one has none.
  package func replacing(bytesOf text: String, with other: String) -> String {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for end in bytes.ends(of: wanted) where end - wanted.count >= position {
      result += bytes[position..<(end - wanted.count)]
      result += other.utf8
      position = end
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
