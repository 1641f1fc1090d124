internal import IntertitleChain
internal import IntertitleTables

// Where a text came from, spelled out.
extension LanguageTables {
  /// The place of an answer to an assignment; nil where none of these tables gave it.
  func provenance(of origin: TextOrigin) -> TextProvenance? {
    table(of: origin).flatMap { provenance(of: origin, in: $0) }
  }

  /// The place of an answer; nil where it is not that table's.
  func provenance(of origin: TextOrigin, in folded: AnsweredTable) -> TextProvenance? {
    guard let entry = folded.entry(of: origin) else { return nil }
    let source = folded.table.source(at: entry)
    let place = folded.table.place(at: entry)
    return TextProvenance(
      language: folded.table.language(at: entry),
      grade: folded.grade(of: entry),
      vendor: source.vendor,
      table: folded.name,
      path: place.path.isEmpty ? nil : place.path,
      line: place.line
    )
  }

  /// The key of an answer to an assignment; nil where none of these tables gave it.
  func answeredKey(of origin: TextOrigin) -> AnsweredKey? {
    guard let folded = table(of: origin), let entry = folded.entry(of: origin) else { return nil }
    return AnsweredKey(
      folded.table.key(at: entry),
      table: folded === main ? nil : folded.name,
      kind: folded.origin(of: entry).kind
    )
  }
}
