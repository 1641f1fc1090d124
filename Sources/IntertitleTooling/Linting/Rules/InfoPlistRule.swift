internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys of `Info.plist` in tables where the system does not read them, and those that one
/// language's `InfoPlist` table lacks.
///
/// The system reads an app's name and its reasons for access from `InfoPlist.strings` only. What
/// most other languages have there, each should have; the app's own language has its texts in
/// `Info.plist` itself and lacks nothing.
///
/// ```
/// Localizable.strings: "NSCameraUsageDescription" = "To scan codes";
/// ```
public struct InfoPlistRule: LintRule {
  public let summary = LintRuleSummary(
    name: "info-plist",
    severity: .warning,
    sentence: "A key of Info.plist is where the system does not read it, or a language lacks it:"
      + " put it into that language's InfoPlist.strings.",
    example: #"Localizable.strings: "NSCameraUsageDescription" = "To scan codes";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.isInfoPlist
        ? misspelt(table) + lacking(table)
        : table.all.flatMap(\.entries).filter(isOfInfoPlist).map(misplaced)
    }
  }

  /// Most keys begin with other letters; those need no string.
  private func isOfInfoPlist(_ entry: LintEntry) -> Bool {
    guard let first = entry.keyBytes.first, first == 0x4E || first == 0x43 else { return false }
    return InfoPlistKeys.contains(entry.key)
  }

  private func misplaced(_ entry: LintEntry) -> LintFinding {
    let sentence =
      "the system reads \(entry.key.inQuotes) from InfoPlist.strings only: move it there"
    return finding(at: entry, sentence)
  }

  private func misspelt(_ table: LintTable) -> [LintFinding] {
    table.all.flatMap(\.entries).compactMap { entry in
      guard let known = InfoPlistKeys.differingInCase(from: entry.key) else { return nil }
      return finding(at: entry, "Info.plist spells \(entry.key.inQuotes) \(known.inQuotes)")
    }
  }

  private func lacking(_ table: LintTable) -> [LintFinding] {
    let whole = table.translations.filter { !table.holdsOnlyDifferences($0) }
    guard whole.count > 1 else { return [] }
    var holders: [String: Int] = [:]
    var order: [String] = []
    for entry in whole.flatMap(\.entries) where holders[entry.key, default: 0] >= 0 {
      if holders[entry.key] == nil { order.append(entry.key) }
      holders[entry.key, default: 0] += 1
    }
    let usual = order.filter { (holders[$0] ?? 0) * 2 >= whole.count }
    return whole.flatMap { texts in
      usual.filter { texts.entry(forKey: $0) == nil }.map { missing($0, texts, holders[$0] ?? 0) }
    }
  }

  private func missing(_ key: String, _ texts: LintTexts, _ count: Int) -> LintFinding {
    finding(
      in: texts.files.last?.path ?? "",
      key: key,
      language: texts.language,
      "\(key.inQuotes) is missing in \(texts.name), though "
        + "\(count.counted("other language")) \(count == 1 ? "has" : "have") it: add it"
    )
  }
}
