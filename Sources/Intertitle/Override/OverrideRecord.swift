public import IntertitleLanguages

/// What a bundle asked for in one table, and how that was decided.
///
/// No key and no text is kept: ``Localizer/diagnostics`` name the keys that were missed.
public struct OverrideRecord: Hashable, Sendable {
  /// The bundle's identifier; nil where it has none.
  public let bundleIdentifier: String?
  /// The path of the bundle's folder.
  public let bundlePath: String
  /// The table; `Localizable` where none was named.
  public let table: String
  /// Whether look-ups were answered from the tables, and by which rule.
  public let verdict: BundleVerdict
  /// How often a text was asked for.
  public let asked: Int
  /// How often no table had the key, so that the bundle, the value or the key answered; 0 where the
  /// bundle was left to itself.
  public let missed: Int
}

extension Localizer {
  /// The bundles that were asked for a text while the localizer was on, in the order in which each
  /// table was asked first.
  ///
  /// A table stands twice where other rules decided otherwise about it meanwhile. There are at most
  /// ten thousand; what comes later is answered and not listed. A localizer that was derived from
  /// another one has the same list.
  ///
  /// - Complexity: O(*n*) in the number of tables that were asked.
  public var overrides: [OverrideRecord] { family.ledger.records }

  /// How often a look-up was left to the system, by the rule that said so.
  ///
  /// - Complexity: As ``overrides``.
  public var skippedLookups: [SystemTables.Rule: Int] {
    var counts: [SystemTables.Rule: Int] = [:]
    for record in overrides {
      if case .system(let rule) = record.verdict { counts[rule, default: 0] += record.asked }
    }
    return counts
  }
}
