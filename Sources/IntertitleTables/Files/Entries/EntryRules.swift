/// The rules of a file's entries, beside those of catalogs.
enum EntryRules: Sendable {
  /// There are none.
  case none
  /// They are read from nodes when they are asked for; the reader has judged them.
  case nodes(FormatRuleTable)
  /// They were put together by the reader, by the numbers of their entries.
  case values([Int: FormatRules])

  /// Whether an entry has rules.
  func hasRules(_ entry: Int) -> Bool {
    switch self {
    case .none: false
    case .nodes(let table): table.hasRules(entry)
    case .values(let values): values[entry] != nil
    }
  }

  /// The rules of an entry; nil if it has none.
  func rules(_ entry: Int) -> FormatRules? {
    switch self {
    case .none: nil
    case .nodes(let table): table.rules(entry)
    case .values(let values): values[entry]
    }
  }
}
