/// The parts of a tag before canonicalisation, all lower-case.
struct ParsedTag: Hashable {
  var language = ""
  var script = ""
  var region = ""
  var variants: [String] = []
  /// Each with its singleton, private use (`x-…`) last.
  var extensions: [String] = []

  /// Reads the grammar of BCP 47 (RFC 5646) and UTS #35; nil where a tag does not follow it.
  ///
  /// A primary subtag of four letters is read, although both standards reserve it.
  init?(_ subtags: [Substring]) {
    var rest = subtags[...]
    guard let first = rest.first, rest.allSatisfy(isSubtag) else { return nil }
    if first != "x" {
      guard 2...8 ~= first.utf8.count, isAlphabetic(first) else { return nil }
      language = String(rest.removeFirst())
      readExtendedLanguage(&rest)
    }
    if let script = rest.first, script.utf8.count == 4, isAlphabetic(script) {
      self.script = String(rest.removeFirst())
    }
    readRegion(&rest)
    while let variant = rest.first, isVariant(variant) { variants.append(String(rest.removeFirst())) }
    guard Set(variants).count == variants.count, readExtensions(&rest) else { return nil }
  }

  /// Languages that have extended languages: `zh-yue` says `yue`.
  private static let macrolanguages: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private mutating func readExtendedLanguage(_ rest: inout ArraySlice<Substring>) {
    guard Self.macrolanguages.contains(language) else { return }
    for _ in 0..<3 {
      guard let next = rest.first, next.utf8.count == 3, isAlphabetic(next) else { return }
      if next == "min", rest.count == 1 { return }
      language = String(rest.removeFirst())
    }
  }

  private mutating func readRegion(_ rest: inout ArraySlice<Substring>) {
    guard let next = rest.first else { return }
    let count = next.utf8.count
    let isCode = count == 2 && isAlphabetic(next) || count == 3 && isNumeric(next)
    let isLong = count == 3 && Aliases.isRegion(next)
    if isCode || isLong { region = String(rest.removeFirst()) }
  }

  private mutating func readExtensions(_ rest: inout ArraySlice<Substring>) -> Bool {
    while let singleton = rest.popFirst() {
      let isPrivate = singleton == "x"
      guard singleton.utf8.count == 1 else { return false }
      let end = rest.firstIndex { $0.utf8.count == 1 && !isPrivate } ?? rest.endIndex
      guard end > rest.startIndex, !extensions.contains(where: { $0.hasPrefix(singleton + "-") })
      else { return false }
      extensions.append(([singleton] + rest[..<end]).joined(separator: "-"))
      rest = rest[end...]
    }
    extensions.sort { ($0.hasPrefix("x-") ? 1 : 0, $0) < ($1.hasPrefix("x-") ? 1 : 0, $1) }
    return true
  }
}

private func isSubtag(_ part: Substring) -> Bool {
  1...8 ~= part.utf8.count && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
}

private func isVariant(_ part: Substring) -> Bool {
  let count = part.utf8.count
  return count >= 5 || count == 4 && (part.utf8.first.map(isDigit) ?? false)
}

private func isAlphabetic(_ part: Substring) -> Bool { part.utf8.allSatisfy(isLetter) }
private func isNumeric(_ part: Substring) -> Bool { part.utf8.allSatisfy(isDigit) }
private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
