/// Scripts that put no blanks between words.
enum SpacelessScripts {
  /// Whether a script is one of them.
  static func contains(_ script: String) -> Bool {
    brokenAnywhere.contains(script) || brokenBetweenWords.contains(script)
  }

  /// Whether lines end only between words, which a text in the script may say with U+200B.
  static func showsWordsByZeroWidthSpaces(_ script: String) -> Bool {
    brokenBetweenWords.contains(script)
  }

  /// Nearly every character may end a line.
  private static let brokenAnywhere: Set<String> = ["Hans", "Hant", "Hani", "Jpan"]
  private static let brokenBetweenWords: Set<String> = [
    "Thai", "Khmr", "Laoo", "Mymr", "Tibt", "Java", "Lana",
  ]
}
