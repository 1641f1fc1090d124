internal import IntertitleChain

/// What can be assigned to a text beside a plain string: a key of a named table, or words that are
/// to be shown as they are.
///
/// ```swift
/// message.content = .verbatim(chat.body)
/// title.content = .key("Name", table: "Person")
/// ```
public struct LocalizedText: Hashable, Sendable {
  /// The text as it was assigned: what is shown where nobody answers.
  public let assignedText: String
  /// The table that the key belongs to; nil for the main table.
  public let table: String?
  /// Whether the text is shown as it is.
  public let isVerbatim: Bool

  private init(_ text: String, table: String?, isVerbatim: Bool) {
    assignedText = text
    self.table = table
    self.isVerbatim = isVerbatim
  }

  /// A text that is looked up.
  ///
  /// - Parameters:
  ///   - key: The key; an empty or blank one is shown as it is.
  ///   - table: The table it belongs to; nil for the main table.
  /// - Returns: A text that follows the language in use.
  public static func key(_ key: String, table: String? = nil) -> LocalizedText {
    LocalizedText(key, table: table, isVerbatim: false)
  }

  /// A text that is shown as it is in every language: what a person wrote, a number, a name.
  ///
  /// It has no key, so that nothing can look it up.
  public static func verbatim(_ text: String) -> LocalizedText {
    LocalizedText(text, table: nil, isVerbatim: true)
  }

  /// What is looked up; nil for a verbatim, empty or blank text.
  public var key: String? {
    isVerbatim || assignedText.isBlank ? nil : assignedText
  }

  @inline(__always)
  func assignment(
    slot: TextSlot,
    table modelTable: String?,
    source: any TextSource,
    cause: TextAssignment.Cause
  ) -> TextAssignment {
    TextAssignment(
      text: assignedText,
      isKey: !isVerbatim && !assignedText.isBlank,
      table: table ?? modelTable,
      source: source,
      slot: slot,
      cause: cause
    )
  }
}
