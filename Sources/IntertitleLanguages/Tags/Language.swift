/// A language as a BCP 47 tag says it, with its script, region and the rest.
///
/// Every spelling is read: `zh_CN`, `pt-Br`, `English`, `zh_Hant_TW.UTF-8`, `iw`. Two languages are
/// equal when their canonical ``tag`` is; ``spelling`` remembers what was written. Nothing traps:
/// what is no tag is a value like any other, which no table matches.
///
/// ```swift
/// let language: Language = "zh_TW"
/// language.tag            // "zh-TW"
/// language.direction      // .leftToRight
/// ```
///
/// It is one reference wide and immutable.
public struct Language: Sendable {
  let facts: LanguageFacts

  /// Reads a tag or another spelling of a language.
  ///
  /// - Parameter spelling: Any text; what cannot be read is kept as it is spelled.
  /// - Complexity: O(*n*), and never more than 255 bytes are looked at.
  public init(_ spelling: String) {
    facts = LanguageFacts(spelling)
  }

  /// A language whose subtags are known to be canonical.
  init(_ subtags: Subtags, variants: [UInt64] = []) {
    var parsed = ParsedTag(subtags)
    parsed.variants = variants
    facts = LanguageFacts(canonical: parsed)
  }

  /// The canonical tag (UTS #35, Annex C): case, separators, deprecated subtags.
  ///
  /// `zh_hans_cn` is `zh-Hans-CN`, `iw` is `he`, `C` is `und`. What is malformed stays as written.
  public var tag: String { facts.tag }

  /// The language as it was written.
  public var spelling: String { facts.spelling }

  /// Why this does not name a language that CLDR knows, or nil.
  package var problem: Problem? { facts.problem }

  /// Whether a language is named, known or not: something that a table could be in.
  package var isUsable: Bool { problem == nil || problem == .unknown }

  /// Why a text does not name a language.
  package enum Problem: String, Hashable, Sendable, CaseIterable, Codable {
    /// There is no text.
    case empty
    /// The text does not follow the grammar of tags: `en-`, `zh--TW`, `12`, more than 255 bytes.
    case malformed
    /// The tag names no language: `und`, `root`, `C`, `POSIX`.
    case noLanguage
    /// The tag is well-formed, but CLDR has no such language: `xx`.
    case unknown
  }
}

extension Language: Hashable {
  public static func == (lhs: Language, rhs: Language) -> Bool {
    lhs.facts === rhs.facts || lhs.facts.tag == rhs.facts.tag
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
  }
}

extension Language: ExpressibleByStringLiteral {
  public init(stringLiteral spelling: String) {
    self.init(spelling)
  }
}

extension Language: LosslessStringConvertible {
  /// The canonical tag.
  public var description: String { tag }
}

extension Language: Comparable {
  /// By canonical tag, byte by byte: the same order on every machine.
  public static func < (lhs: Language, rhs: Language) -> Bool {
    lhs.tag.utf8.lexicographicallyPrecedes(rhs.tag.utf8)
  }
}

extension Language: Codable {
  /// Reads any spelling from a single text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the canonical tag as a single text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
