internal import IntertitleLanguages
internal import IntertitleTables
public import Intertitle

/// A text that was shown as it was assigned, and what the chain would have shown in its place.
public struct ShadowedText: Hashable, Sendable {
  /// The text as code assigned it; the pattern, where code gave it arguments.
  public let assigned: String
  /// The key that answered, else the one that nobody answered.
  public let key: String
  /// The table; nil for the main table.
  public let table: String?
  /// What tells the key from the same words elsewhere.
  public let context: String?
  /// The arguments that were found in a finished text.
  ///
  /// Those that code gives are not kept: they may be people's words.
  public let arguments: [TextArgument]
  /// The keys of words in the text that were found back, where the recovery is told to look for them.
  ///
  /// Look at each: a name may be a word of the table.
  public let keysOfArguments: [String]
  /// What the chain would have shown, with `…` in place of the words that code gave as arguments.
  ///
  /// Where a link writes those words in another way, it is the text that the link was handed.
  public let shown: String
  /// Where that text came from.
  public let origin: TextOrigin.Kind
  /// Why the text may equal a key without being meant as one; empty for most texts.
  public internal(set) var suspicions: [Suspicion] = []

  /// Nil for a text without a key, and for one that has no answer yet.
  init?(_ passage: TextPassage, _ trail: LookupTrail) {
    guard let key = passage.key, let answer = passage.answer else { return nil }
    origin = answer.origin.kind
    assigned = passage.arguments.isEmpty ? passage.text : key
    self.key = origin == .assigned ? key : trail.key ?? key
    table = passage.table
    context = passage.context
    let isFinished = origin == .recovered && passage.arguments.isEmpty
    arguments = isFinished ? trail.recoveredArguments : []
    keysOfArguments = trail.keysOfArguments
    shown = Self.shown(answer.text, HiddenWords(passage.arguments), trail.text, key)
  }

  /// The text without the words that code gave: where a link changed them, as pseudo-localization
  /// does, what it was handed in place of what it made of that.
  private static func shown(
    _ text: String,
    _ words: HiddenWords,
    _ found: String?,
    _ key: String
  ) -> String {
    words.hidden(in: text == found || words.stand(in: text) ? text : found ?? key)
  }

  /// Whether the whole text is the key of an entry, as any text can be by accident.
  var equalsKey: Bool {
    assigned == key && context == nil && [.table, .fallback, .vendor].contains(origin)
  }

  /// Whether the app's own tables know nothing of the text.
  var isStranger: Bool { origin == .assigned || origin == .vendor }
}

extension ShadowedText: CustomStringConvertible {
  /// `“3 messages” → “3 Nachrichten” (key “%lld messages” with “3”)`; without an arrow where nobody
  /// answered.
  public var description: String {
    let answer = origin == .assigned ? "" : " → \(shown.inQuotes)"
    return assigned.inQuotes + answer + (details.isEmpty ? "" : " (\(details))")
  }

  private var details: String {
    let values = arguments.map { Format("%@").render([$0], in: FormatContext("en")).inQuotes }
    let with = values.isEmpty ? "" : " with \(values.joined(separator: ", "))"
    return [
      key == assigned ? nil : "key \(key.inQuotes)\(with)",
      table.map { "table \($0.inQuotes)" },
      context.map { "context \($0.inQuotes)" },
      keysOfArguments.isEmpty
        ? nil : "in it \(keysOfArguments.map(\.inQuotes).joined(separator: ", "))",
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}
