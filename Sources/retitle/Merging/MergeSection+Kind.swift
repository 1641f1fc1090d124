import IntertitleLanguages
import IntertitleTooling

extension MergeSection {
  /// What a section is about, in the order in which the page has them.
  enum Kind: CaseIterable {
    case added, equal, skipped, missing, conflicts

    /// In the order of the summary.
    static let inSummary: [Kind] = [.added, .conflicts, .equal, .skipped, .missing]
  }
}

extension MergeSection.Kind {
  var outcome: MergeOutcome.Kind {
    switch self {
    case .added: .added
    case .conflicts: .conflict
    case .equal: .equal
    case .skipped: .skipped
    case .missing: .missing
    }
  }

  var style: Style {
    switch self {
    case .added: .good
    case .conflicts: .bad
    case .equal: .plain
    case .skipped, .missing: .odd
    }
  }

  /// The name as a column has it.
  var word: String { title.lowercased() }

  /// The name as a sum has it.
  var phrase: String { self == .conflicts ? "in conflict" : word }

  var title: String {
    switch self {
    case .added: "Added"
    case .conflicts: "Conflicts"
    case .equal: "Equal"
    case .skipped: "Skipped"
    case .missing: "Missing"
    }
  }

  var meaning: String {
    switch self {
    case .added: "only the vendor has them"
    case .conflicts: "two sides say different things"
    case .equal: "two sides say the same"
    case .skipped: "not merged"
    case .missing: "the vendor lacks them in a language of the app's"
    }
  }

  var columns: [String] {
    switch self {
    case .added, .equal: ["line", "key", "value"]
    case .skipped: ["entries", "keys"]
    case .conflicts: ["line", "key", "vendor says", "kept"]
    case .missing: ["line", "key", "there it says", "the app shows"]
    }
  }

  var alignments: [Alignment] { [.trailing] + columns.dropFirst().map { _ in .natural } }

  /// What the entries of a group have in common; empty where the section says it.
  func reason(of item: MergeReport.Item) -> String {
    switch self {
    case .added: ""
    case .conflicts, .equal, .skipped: item.reason
    case .missing: "lacks them, and has them in"
    }
  }

  /// The first entries of a group, and how many more there are.
  ///
  /// - Parameters:
  ///   - items: The first entries.
  ///   - count: How many there are.
  ///   - shown: What the app shows in their language.
  /// - Returns: A row for each, and one for the others.
  func rows(
    _ items: [MergeReport.Item],
    of count: Int,
    _ shown: FallbackTexts?
  ) -> [[StyledText]] {
    let more = count - items.count
    let rest = more > 0 ? ["… and \(more) more, which --json lists"] : []
    guard self != .skipped else {
      let keys = (items.map(\.key) + rest).joined(separator: " · ")
      return [[StyledText("\(count)", .quiet), StyledText(keys)]]
    }
    let filler = Array(repeating: StyledText(), count: columns.count - 2)
    return items.map { row($0, shown) }
      + rest.map { [StyledText(), StyledText($0, .quiet)] + filler }
  }

  private func row(_ item: MergeReport.Item, _ shown: FallbackTexts?) -> [StyledText] {
    let line = StyledText(item.line.map(String.init) ?? "", .quiet)
    let start = [line, StyledText(item.key), StyledText(item.value)]
    switch self {
    case .conflicts: return start + [StyledText(item.kept ?? "")]
    case .missing: return start + [Self.shown(for: item, shown)]
    case .added, .equal, .skipped: return start
    }
  }

  /// What the app shows for a key that a vendor lacks, and where it is from.
  private static func shown(for item: MergeReport.Item, _ texts: FallbackTexts?) -> StyledText {
    guard let found = texts?.text(forKey: item.key) else {
      return StyledText(item.key) + StyledText(" · the key", .quiet)
    }
    let isOwn = found.language.isEquivalent(to: item.language)
    return StyledText(found.text) + (isOwn ? "" : StyledText(" · \(found.language)", .quiet))
  }
}
