internal import IntertitleLanguages

/// The encoding that an XML file names in its first line.
struct DeclaredEncoding {
  /// The name as it is written.
  let name: String
  /// The encoding; nil where it is not known.
  let encoding: TextEncoding?

  /// Looks at the beginning of a text in ASCII; nil where it names none.
  ///
  /// Bounds: no more than 256 bytes are looked at, none of them behind the text's end.
  init?(_ arena: TextArena) {
    let head = arena.bytes.dropFirst(arena.start).prefix(256)
    guard head.starts(with: "<?xml".utf8) else { return nil }
    let text = String(decoding: head.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let place = text.range(ofBytes: "encoding") else { return nil }
    let rest = text[place...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    name = String(rest.dropFirst().prefix { $0 != quote })
    encoding = TextEncoding(name: name)
  }

  /// Whether it is none of Unicode's forms, whose bytes say themselves which they are.
  var isLegacy: Bool { encoding.map { !Self.isUnicode($0) } ?? false }

  /// What is not true of it; nil where nothing is.
  ///
  /// - Parameters:
  ///   - read: how the file was read.
  ///   - arena: the text as it was read.
  /// - Returns: a sentence, or nil.
  func untruth(_ read: TextEncoding, _ arena: TextArena) -> String? {
    let says = "the file says that it is \(name.inBackticks)"
    guard let encoding else { return "\(says), which is not known: it is read as \(read)" }
    if TextEncoding.isASCII(name), arena.bytes.contains(where: { $0 > 0x7F }) {
      return "\(says), but it has other characters: it is read as \(read)"
    }
    if encoding == read || Self.family(encoding) == Self.family(read) { return nil }
    return "\(says), but it is \(read): write that"
  }

  private static func isUnicode(_ encoding: TextEncoding) -> Bool {
    encoding.name.hasPrefix("UTF-")
  }

  /// `UTF-16` names both orders of bytes.
  private static func family(_ encoding: TextEncoding) -> String {
    isUnicode(encoding) ? String(encoding.name.prefix(6)) : encoding.name
  }
}

extension String {
  /// Where what stands behind a text begins; nil where it is not there.
  fileprivate func range(ofBytes text: String) -> String.Index? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
