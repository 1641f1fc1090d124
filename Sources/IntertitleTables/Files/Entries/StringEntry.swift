/// One entry of a string file: a key, its value and where it stands.
public struct StringEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// What the file says for the key.
  public var value: StringValue
  /// The comments directly before the entry and behind it on its line, without their delimiters, a line
  /// each; nil if there are none.
  public var comment: String?
  /// The entry's language, in a file that holds several; nil where the file names none.
  public var language: String?
  /// What a catalog says of the translation: `new`, `needs_review`, `translated`; nil where it says
  /// nothing.
  public var state: String?
  /// What a catalog says of the key's origin: `manual`, `stale`, `migrated` …; nil where it says
  /// nothing.
  public var extractionState: String?
  /// Whether the key is to be translated; a catalog may say that it is not.
  public var isTranslatable = true
  /// The phrases of an entry that is a set of them, as those by which an app's shortcut is called, of
  /// which ``value`` has the first; empty for any other.
  public var phrases: [String] = []
  /// What a catalog says of the entry that is not known here, by the members' names.
  public var unknownMembers: [String] = []
  /// The line of the entry's beginning, from 1; nil where the entry came from no text.
  public var line: Int?
  /// The column of the entry's beginning in characters, from 1.
  public var column: Int?

  /// Creates an entry that stands in no file.
  public init(key: String, value: StringValue, comment: String? = nil, language: String? = nil) {
    self.key = key
    self.value = value
    self.comment = comment
    self.language = language
  }

  /// The value as one text: where there are rules, what stands for all of them.
  public var text: String { value.text }
}

/// What a file says for a key.
public enum StringValue: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A format and the rules that complete it.
  case rules(FormatRules)

  /// The value as one text: where there are rules, what stands for all of them.
  public var text: String {
    switch self {
    case .text(let text): text
    case .rules(let rules): rules.text
    }
  }
}
