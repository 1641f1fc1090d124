public import IntertitleLanguages

/// Texts of one language, written down in code: keys and values in order.
///
/// A key that stands twice is no accident to die of: the last value wins, and loading says so.
public struct TextPairs: Sendable, ExpressibleByDictionaryLiteral {
  package var pairs: [(String, String)]

  /// Creates the texts of a literal.
  public init(dictionaryLiteral pairs: (String, String)...) {
    self.pairs = pairs
  }

  /// Creates texts from a dictionary, sorted by key.
  ///
  /// - Parameter texts: The values by their keys.
  /// - Complexity: O(*n* log *n*) in the number of texts.
  public init(_ texts: [String: String]) {
    pairs = texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A table in several languages, written down in code.
///
/// ```swift
/// let table: TextTable = [
///   "fr": ["Wallet": "Portefeuille"],
///   "ja": ["Wallet": "ウォレット"],
/// ]
/// ```
public struct TextTable: Sendable, ExpressibleByDictionaryLiteral {
  package var languages: [(language: Language, texts: TextPairs)]

  /// Creates the table of a literal; a language that stands twice has the texts of both.
  public init(dictionaryLiteral languages: (Language, TextPairs)...) {
    self.languages = languages.map { ($0.0, $0.1) }
  }

  /// The files that the texts stand for, one for each language.
  func files(ofTable table: String, vendor: String?) -> [LoadedFile] {
    languages.map { LoadedFile($0.texts, in: $0.language, table: table, vendor: vendor) }
  }

  /// Creates a table from a dictionary, sorted by language.
  ///
  /// - Parameter languages: The values by their keys, by language.
  /// - Complexity: O(*n* log *n*) in the number of texts.
  public init(_ languages: [Language: [String: String]]) {
    self.languages = languages.sorted { $0.key.tag < $1.key.tag }
      .map { ($0.key, TextPairs($0.value)) }
  }
}
