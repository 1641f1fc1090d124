internal import IntertitleLanguages

/// Finds formats with two or more specifiers of which some have no number: translators reorder them.
public struct UnnumberedSpecifierRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `unnumbered-specifiers`, in the development language.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for item in table.entries(in: table.development).items {
      let specifiers = FormatSpecifiers(item.entry.text)
      guard specifiers.unnumbered > 1 else { continue }
      let numbered = specifiers.kinds.keys.sorted().map { position in
        "%\(position)$\(specifiers.kinds[position]?.rawValue.dropFirst() ?? "")"
      }
      report.add(
        .warning,
        "unnumbered-specifiers",
        item,
        "\"\(Shown.text(item.entry.key))\" has several specifiers without a number: "
          + "write \(numbered.joined(separator: " "))"
      )
    }
  }
}
