internal import IntertitleLanguages
internal import IntertitleTables

/// Finds values that are keys of other entries.
///
/// A text that is a key is a key: where such a value is assigned, as when one label's text is copied
/// to another, it would be translated a second time, into something else. It is harmless where the
/// other entry shows the very same text, or there is no word in it, and is not named then.
///
/// ```
/// "send.title" = "Send";
/// "Send" = "Absenden";      // a label whose text is "Send" would be shown as "Absenden"
/// ```
public struct KeyAsValueRule: LintRule {
  public let summary = LintRuleSummary(
    name: "key-as-value",
    severity: .warning,
    sentence: "A value is the key of another entry with another text, so that it would be"
      + " translated again where it is assigned: reword one of them.",
    example: #""send.title" = "Send"; "Send" = "Absenden";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.filter { !$0.isSystem }.flatMap { table in
      table.all.flatMap { texts in
        texts.entries.compactMap { entry in
          other(entry, texts, table).map { finding(at: entry, message(entry, $0)) }
        }
      }
    }
  }

  /// The entry whose key a value is.
  private func other(_ entry: LintEntry, _ texts: LintTexts, _ table: LintTable) -> LintEntry? {
    guard !entry.textBytes.isEmpty, entry.rules == nil else { return nil }
    guard let other = texts.answer(to: entry) ?? table.development?.answer(to: entry) else {
      return nil
    }
    guard other.key != entry.key, !other.hasSameText(as: entry) else { return nil }
    return Words(entry.text).count > 0 ? other : nil
  }

  private func message(_ entry: LintEntry, _ other: LintEntry) -> String {
    """
    the value of \(entry.key.inQuotes) is the key \(other.key.inQuotes), shown as \
    \(other.text.inQuotes): where it is assigned it is translated twice; reword one of them
    """
  }
}
