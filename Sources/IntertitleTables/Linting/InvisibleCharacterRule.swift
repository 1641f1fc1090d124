internal import IntertitleLanguages

/// Finds characters in texts that nobody sees: zero-width spaces, byte-order marks, control
/// characters, and blanks at either end that the development language does not have.
public struct InvisibleCharacterRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `invisible-in-text` and `blank-at-end`.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for language in table.languages {
      let source = table.entries(in: table.development)
      for item in table.entries(in: language).items {
        let key = Shown.text(item.entry.key)
        for scalar in Set((item.entry.key + item.entry.text).unicodeScalars.filter(isSuspicious)) {
          let name = Shown.codePoint(scalar)
          report.add(.warning, "invisible-in-text", item, "\"\(key)\" holds \(name)")
        }
        let other = source[item.entry.key]?.entry.text ?? item.entry.key
        guard language != table.development, hasBlankAtEnd(item.entry.text), !hasBlankAtEnd(other)
        else { continue }
        report.add(
          .note,
          "blank-at-end",
          item,
          "the value of \"\(key)\" begins or ends with a blank"
        )
      }
    }
  }

  /// Marks of direction and joiners are used on purpose; these are not.
  private func isSuspicious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x2028, 0x2029, 0x2060,
      0xFEFF, 0xFFFC...0xFFFD:
      true
    default: false
    }
  }

  private func hasBlankAtEnd(_ text: String) -> Bool {
    text.first?.isWhitespace == true || text.last?.isWhitespace == true
  }
}
