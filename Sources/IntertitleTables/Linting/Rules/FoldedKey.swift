/// What spellings of a key have in common that people take for the same.
enum FoldedKey {
  /// The key without blanks, in small letters, with plain quotes and dashes, its placeholders reduced
  /// to their kinds.
  static func folded(_ key: String) -> String {
    let letters = Format.normalizedKey(key).lowercased().filter { !$0.isWhitespace }
    return String(letters.map { typographic[$0] ?? $0 }).replacing("...", with: "…")
  }

  private static let typographic: [Character: Character] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "–": "-", "—": "-",
  ]
}
