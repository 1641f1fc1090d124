internal import IntertitleLanguages

/// Compares the specifiers of translations with those of the development language: number, kind and
/// position.
public struct SpecifierRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `specifier-mismatch`.
  ///
  /// Where the development language lacks a key, the key itself is its text, if it is a format.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    for language in table.languages {
      for item in table.entries(in: language).items {
        guard let source = source(item, language, table, development) else { continue }
        check(item, against: source, into: &report)
      }
    }
  }

  private func source(
    _ item: LintedTable.Item,
    _ language: Language,
    _ table: LintedTable,
    _ development: LintedTable.Entries
  ) -> StringValue? {
    if language != table.development, let own = development[item.entry.key] {
      return own.entry.value
    }
    let key = item.entry.key
    return FormatSpecifiers(key).kinds.isEmpty ? nil : .text(key)
  }

  private func check(
    _ item: LintedTable.Item,
    against source: StringValue,
    into report: inout LintReport
  ) {
    let key = Shown.text(item.entry.key)
    let own = FormatSpecifiers(item.entry.text)
    for position in own.contradictions.sorted() {
      report.add(
        .error,
        "specifier-mismatch",
        item,
        "\"\(key)\" uses argument \(position) as two different kinds"
      )
    }
    guard case .text(let text) = item.entry.value, case .text(let format) = source else { return }
    let wanted = FormatSpecifiers(format)
    guard FormatSpecifiers(text).kinds != wanted.kinds else { return }
    report.add(
      .error,
      "specifier-mismatch",
      item,
      "\"\(key)\" takes \(describe(own)), where \"\(Shown.text(format))\" takes \(describe(wanted))"
    )
  }

  private func describe(_ specifiers: FormatSpecifiers) -> String {
    let positions = specifiers.kinds.keys.sorted()
    guard !positions.isEmpty else { return "no argument" }
    let isPlain = positions == Array(1...positions.count)
    return positions.map { position in
      let kind = specifiers.kinds[position]?.rawValue ?? ""
      return isPlain ? kind : "%\(position)$\(kind.dropFirst())"
    }.joined(separator: " ")
  }
}
