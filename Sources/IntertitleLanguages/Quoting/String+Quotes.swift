// How sentences show what they speak of, one way for each kind of thing, so that a reader of any
// diagnostic knows what is a person's and what is a machine's.
extension String {
  /// What somebody wrote (a key, a text, the name of a table) between quotes: `“Sign in”`.
  package var inQuotes: String { "“\(shown)”" }

  /// What a format or file must spell (a placeholder, a variable, the name of a form) as code.
  package var inBackticks: String { "`\(shown)`" }

  /// A word of a command line, as shells quote it: `'--tables'`.
  package var inApostrophes: String { "'\(shown)'" }

  /// The text on one line whatever is in it, what cannot be seen by its number, cut where it is long.
  package var shown: String {
    if utf8.count <= Self.mostShown, utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    let short = prefix(Self.mostShown + 1).count > Self.mostShown
    var line = ""
    // A single character may be long as well: a letter with a million accents.
    let characters = short ? prefix(Self.mostShown - 1) : self[...]
    let scalars = characters.unicodeScalars.prefix(Self.mostScalars + 1)
    for scalar in scalars.prefix(Self.mostScalars) {
      if Shown.needsEscape(scalar) {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line + (short || scalars.count > Self.mostScalars ? "…" : "")
  }

  private static var mostShown: Int { 80 }
  private static var mostScalars: Int { 800 }
}
