internal import IntertitleLanguages

/// Finds formats with two or more placeholders that have no number: translators reorder them.
public struct UnnumberedSpecifierRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `unnumbered-specifiers`, in the development language.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for item in table.entries(in: table.development).items {
      guard case .text(let text) = item.entry.value, text.utf8.contains(0x25) else { continue }
      let signature = Format(text).signature
      guard signature.isUnnumbered else { continue }
      let numbered = signature.kinds.enumerated().compactMap { place, kind in
        kind.map { "%\(place + 1)$\(conversion($0))" }
      }
      report.add(
        .warning,
        "unnumbered-specifiers",
        item,
        "\"\(Shown.text(item.entry.key))\" has several placeholders without a number: "
          + "write \(numbered.joined(separator: " "))"
      )
    }
  }

  private func conversion(_ kind: Format.Kind) -> Character {
    switch kind {
    case .text: "@"
    case .integer: "d"
    case .decimal: "f"
    case .character: "c"
    }
  }
}
