internal import IntertitleLanguages

/// Finds keys of `Info.plist` in tables where the system does not look for them.
public struct InfoPlistKeyRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `infoplist-key` in every table but `InfoPlist`.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    guard !table.name.lowercased().hasSuffix("infoplist") else { return }
    for language in table.languages {
      for item in table.entries(in: language).items where isSystemKey(item.entry.key) {
        report.add(
          .warning,
          "infoplist-key",
          item,
          "the system reads \"\(Shown.text(item.entry.key))\" from InfoPlist, not from \(table.name)"
        )
      }
    }
  }

  private func isSystemKey(_ key: String) -> Bool {
    if key.hasPrefix("NS"), key.hasSuffix("UsageDescription") { return true }
    return ["CFBundleDisplayName", "CFBundleName", "NSHumanReadableCopyright"].contains(key)
  }
}
