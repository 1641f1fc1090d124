/// What a look-up of a bundle is answered with, and by whom.
public struct ExplainedLookup: Hashable, Sendable {
  /// The text.
  public let text: String
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
  ///   - tableName: The table; nil or empty for the main one, for a vendor `Localizable`.
  /// - Returns: The text, and whose it is.
  /// - Complexity: Two look-ups.
  public func explain(
    forKey key: String,
    value: String? = nil,
    table tableName: String? = nil
  ) -> ExplainedLookup {
    let text = localizedString(forKey: key, value: value, table: tableName)
    let snapshot = localizer.snapshot()
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
    let owner = owner(of: table ?? "Localizable")
    guard snapshot.links.isOn, let asker = owner.asker else {
      return ExplainedLookup(
        text: text,
        provenance: nil,
        vendor: owner.vendor,
        skippedBy: owner.rule
      )
    }
    let name = owner.vendor == nil ? table : table ?? "Localizable"
    let origin = snapshot.tables.answer(forKey: key, in: name, for: asker)?.origin
    return ExplainedLookup(
      text: text,
      provenance: origin.flatMap { snapshot.tables.provenance(of: $0, in: name, for: asker) },
      vendor: owner.vendor,
      skippedBy: nil
    )
  }
}

extension BundleOwner {
  fileprivate var asker: Asker? {
    switch self {
    case .system: nil
    case .vendor(let vendor): .vendor(vendor)
    case .app: .app
    }
  }

  fileprivate var vendor: String? {
    guard case .vendor(let vendor) = self else { return nil }
    return vendor
  }

  fileprivate var rule: SystemTables.Rule? {
    guard case .system(let rule) = self else { return nil }
    return rule
  }
}
