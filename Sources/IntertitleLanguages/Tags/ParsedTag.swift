/// The parts of a tag, in canonical case.
struct ParsedTag: Hashable, Sendable {
  /// The language is zero where the tag has private use only (`x-bork`).
  var subtags = Subtags()
  /// Packed, lower-case.
  var variants: [UInt64] = []
  /// Each with its singleton, lower-case, private use (`x-…`) last.
  var extensions: [String] = []

  /// A tag that has these subtags and no others.
  init(_ subtags: Subtags = Subtags()) {
    self.subtags = subtags
  }

  /// Reads the grammar of BCP 47 (RFC 5646) and UTS #35; nil where a tag does not follow it.
  ///
  /// A primary subtag of four letters is read, although both standards reserve it.
  init?(_ parts: [TagPart]) {
    var rest = parts[...]
    guard let first = rest.first else { return nil }
    if !first.isPrivateUse {
      guard 2...8 ~= first.count, first.isAlphabetic else { return nil }
      subtags.language = rest.removeFirst().text
      if rest.isEmpty { return }
      readExtendedLanguage(&rest)
    }
    if let script = rest.first, script.count == 4, script.isAlphabetic {
      subtags.script = rest.removeFirst().script
    }
    readRegion(&rest)
    guard readVariants(&rest), readExtensions(&rest) else { return nil }
  }

  /// Reads a tag in any case.
  init?(tag: some StringProtocol) {
    guard let parts = TagPart.parts(of: tag.utf8) else { return nil }
    self.init(parts)
  }

  /// The canonical tag.
  var tag: String {
    if variants.isEmpty && extensions.isEmpty { return subtags.tag }
    let head = subtags.language == 0 ? [] : [subtags.tag]
    return (head + variants.map(unpack) + extensions).joined(separator: "-")
  }

  /// Languages that have extended languages: `zh-yue` says `yue`.
  private var isMacrolanguage: Bool {
    switch subtags.language >> 40 {
    case 0x617200, 0x6B6F6B, 0x6C7600, 0x6D7300, 0x73676E, 0x737700, 0x757A00, 0x7A6800: true
    default: false  // ar kok lv ms sgn sw uz zh
    }
  }

  private mutating func readExtendedLanguage(_ rest: inout ArraySlice<TagPart>) {
    guard isMacrolanguage else { return }
    for _ in 0..<3 {
      guard let next = rest.first, next.count == 3, next.isAlphabetic else { return }
      // `zh-min` is an old tag of its own.
      if next.text == 0x6D69_6E00_0000_0000, rest.count == 1 { return }
      subtags.language = rest.removeFirst().text
    }
  }

  private mutating func readRegion(_ rest: inout ArraySlice<TagPart>) {
    guard let next = rest.first else { return }
    let isCode = next.count == 2 && next.isAlphabetic || next.count == 3 && next.isNumeric
    let isLong = next.count == 3 && next.isAlphabetic && Aliases.isRegion(next.region)
    if isCode || isLong { subtags.region = rest.removeFirst().region }
  }

  private mutating func readVariants(_ rest: inout ArraySlice<TagPart>) -> Bool {
    while let next = rest.first, next.count >= 5 || next.count == 4 && next.startsWithDigit {
      guard !variants.contains(next.text) else { return false }
      variants.append(rest.removeFirst().text)
    }
    return true
  }

  private mutating func readExtensions(_ rest: inout ArraySlice<TagPart>) -> Bool {
    if rest.isEmpty { return true }
    var singletons: Set<UInt64> = []
    while let singleton = rest.popFirst() {
      guard singleton.count == 1, singletons.insert(singleton.text).inserted else { return false }
      let isPrivate = singleton.isPrivateUse
      let end = rest.firstIndex { $0.count == 1 && !isPrivate } ?? rest.endIndex
      guard end > rest.startIndex else { return false }
      let texts = ([singleton] + rest[..<end]).map { unpack($0.text) }
      extensions.append(texts.joined(separator: "-"))
      rest = rest[end...]
    }
    extensions.sort { ($0.hasPrefix("x-") ? 1 : 0, $0) < ($1.hasPrefix("x-") ? 1 : 0, $1) }
    return true
  }
}
