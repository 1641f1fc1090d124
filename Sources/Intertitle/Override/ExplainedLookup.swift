/// What a look-up of a bundle is answered with, and by whom.
public struct ExplainedLookup: Hashable, Sendable {
  /// Who answers a look-up.
  public enum Answerer: Hashable, Sendable {
    /// A table's entry.
    case entry
    /// A table's entry with forms, by number, width or device: the text has the most general ones.
    case pluralEntry
    /// The bundle itself, because no table has the key, a rule says so or the localizer is off.
    case bundle
    /// The value that came with the key.
    case value
    /// The key, because nobody has it and no value came with it.
    case key
    /// The system: a bundle or table of its own was left alone.
    case system
  }

  /// The text.
  public let text: String
  /// Who gave the text.
  public let answeredBy: Answerer
  /// The place of the entry that answered; nil where the bundle was asked itself, and where nobody
  /// has the key.
  public let provenance: TextProvenance?
  /// Whether the table is answered for, as whose it is, and by which rule.
  public let verdict: BundleVerdict
}

extension BundleOverride {
  /// What a look-up is answered with, and by whom: what ``localizedString(forKey:value:table:)``
  /// gives, with the place of the entry.
  ///
  /// ```swift
  /// override.explain(forKey: "Done", table: "Picker").provenance?.path
  /// // "ShutterPicker/ShutterPicker.bundle/de.lproj/Picker.strings"
  /// ```
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What to answer where nobody has the key; the key itself where this is nil or empty.
  ///   - tableName: The table; nil or empty as for ``localizedString(forKey:value:table:)``.
  /// - Returns: The text, who gave it, and whose the bundle is.
  /// - Complexity: One look-up, which is counted as the bundle's, and the lines of the entry's file.
  public func explain(
    forKey key: String,
    value: String? = nil,
    table tableName: String? = nil
  ) -> ExplainedLookup {
    let snapshot = localizer.snapshot()
    let table = table(tableName, in: snapshot)
    let answer = answer(forKey: key, value: value, table: tableName, in: snapshot)
    return ExplainedLookup(
      text: answer.text,
      answeredBy: answer.answeredBy,
      provenance: answer.origin.flatMap { table.provenance(of: $0, in: snapshot.tables) },
      verdict: table.verdict
    )
  }
}
