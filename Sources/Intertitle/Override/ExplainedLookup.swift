/// What a look-up of a bundle is answered with, and by whom.
public struct ExplainedLookup: Hashable, Sendable {
  /// Who answers a look-up.
  public enum Answerer: Hashable, Sendable {
    /// A table's entry.
    case entry
    /// A table's entry with forms, by number, width or device: the text has the most general ones.
    case pluralEntry
    /// The bundle itself, because no table has the key or the localizer is off.
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
  /// The vendor whom the bundle belongs to; nil for the app, the system and bundles nobody knows.
  public let vendor: String?
  /// Why the look-up was left to the system; nil where it was not.
  public let skippedBy: SystemTables.Rule?
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
  /// - Complexity: One look-up, and the lines of the entry's file.
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
      vendor: table.owner.vendor,
      skippedBy: table.owner.rule
    )
  }
}

extension BundleOwner {
  fileprivate var vendor: String? {
    guard case .vendor(let vendor) = self else { return nil }
    return vendor
  }

  fileprivate var rule: SystemTables.Rule? {
    guard case .system(let rule) = self else { return nil }
    return rule
  }
}
