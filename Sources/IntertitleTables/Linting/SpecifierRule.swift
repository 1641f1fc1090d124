internal import IntertitleLanguages

/// Compares the placeholders of translations with those of the development language: kind, number
/// and position.
public struct SpecifierRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `specifier-mismatch`: an error for what cannot be shown, a warning where an argument
  /// is no longer shown or a placeholder contradicts another one.
  ///
  /// Where the development language lacks a key, the key itself is its text, if it is a format.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    for language in table.languages {
      let isDevelopment = language == table.development
      for item in table.entries(in: language).items {
        let other = isDevelopment ? nil : development[item.entry.key]?.entry.value
        let source = other ?? .text(item.entry.key)
        guard mayBeFormat(item.entry.value) || mayBeFormat(source) else { continue }
        check(item, against: Format(source), into: &report)
      }
    }
  }

  private func mayBeFormat(_ value: StringValue) -> Bool {
    if case .rules = value { return true }
    return value.text.utf8.contains(0x25)
  }

  private func check(
    _ item: LintedTable.Item,
    against source: Format,
    into report: inout LintReport
  ) {
    let key = Shown.text(item.entry.key)
    let own = Format(item.entry.value)
    for conflict in own.signature.conflicts {
      let sentence =
        "\"\(key)\": `\(conflict.spelling)` takes an argument of another kind than before"
      report.add(.warning, "specifier-mismatch", item, sentence)
    }
    // A key that is an identifier says nothing of its arguments.
    if source.isLiteral, source.text == item.entry.key { return }
    let mismatches = own.mismatches(with: source)
    for mismatch in mismatches {
      report.add(.error, "specifier-mismatch", item, "\"\(key)\": \(mismatch.description)")
    }
    guard mismatches.isEmpty, case .text = item.entry.value, source.variables == nil,
      let place = difference(own, source)
    else { return }
    let shown = "argument \(place + 1) of \"\(Shown.text(source.text))\""
    let isLost = place >= own.signature.kinds.count || own.signature.kinds[place] == nil
    let verb = isLost ? "does not show" : "shows as another kind"
    report.add(.warning, "specifier-mismatch", item, "\"\(key)\" \(verb) \(shown)")
  }

  /// The place of the first argument that the source shows and a translation does not, or not so.
  private func difference(_ own: Format, _ source: Format) -> Int? {
    let kinds = own.signature.kinds
    let wanted = source.signature.kinds
    return wanted.indices.first { place in
      wanted[place] != nil && (place >= kinds.count || kinds[place] != wanted[place])
    }
  }
}
