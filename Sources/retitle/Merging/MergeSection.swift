import IntertitleTables
import IntertitleTooling

/// One kind of outcome of a merge, as a table: entries of one file stand under its name.
struct MergeSection {
  /// What the columns show.
  enum Columns {
    case added, conflicts, equal, skipped, missing
  }

  private let name: String
  private let items: [MergeReport.Item]
  private let style: Style
  private let languages: AppLanguages
  private let columns: Columns

  init(
    _ name: String,
    _ items: [MergeReport.Item],
    _ style: Style,
    _ languages: AppLanguages,
    _ columns: Columns
  ) {
    self.name = name
    self.items = items
    self.style = style
    self.languages = languages
    self.columns = columns
  }

  /// Whether there is anything to show.
  var isThere: Bool { !items.isEmpty }

  /// The section's name, and what is in it, in at most `width` cells.
  func title(width: Int) -> Block {
    let head = StyledText("\(name) \(items.count)", Style(colour: style.colour, isBold: true))
    return Block(lines: (head + StyledText("  " + columns.meaning, .quiet)).wrapped(to: width))
  }

  /// The entries.
  var table: GroupedTable {
    GroupedTable(header: columns.names, alignments: columns.alignments, groups: groups)
  }

  private struct Kind: Hashable {
    let language: String
    let vendor: String
    let path: String
    let reason: String
  }

  /// Runs of entries of one file and reason, in the order in which they were found.
  private var groups: [GroupedTable.Group] {
    var order: [Kind] = []
    var items: [Kind: [MergeReport.Item]] = [:]
    for item in self.items {
      let kind = kind(of: item)
      if items[kind] == nil { order.append(kind) }
      items[kind, default: []].append(item)
    }
    return order.map { kind in
      GroupedTable.Group(
        heading: heading(kind),
        path: kind.path,
        rows: columns.rows(items[kind] ?? [])
      )
    }
  }

  private func kind(of item: MergeReport.Item) -> Kind {
    Kind(
      language: languages.name(of: item.language),
      vendor: item.vendor,
      path: item.path,
      reason: columns.reason(of: item)
    )
  }

  private func heading(_ kind: Kind) -> StyledText {
    let dot = StyledText(" · ", .quiet)
    let name = StyledText(kind.language, .accent) + dot + StyledText(kind.vendor)
    return kind.reason.isEmpty ? name : name + dot + StyledText(kind.reason, style)
  }
}

extension MergeSection.Columns {
  fileprivate var meaning: String {
    switch self {
    case .added: "only a vendor has them"
    case .conflicts: "two sides say different things"
    case .equal: "two sides say the same"
    case .skipped: "not merged"
    case .missing: "a vendor lacks them in a language of the app's"
    }
  }

  fileprivate var names: [String] {
    switch self {
    case .added, .equal: ["line", "key", "value"]
    case .skipped: ["entries", "keys"]
    case .conflicts: ["line", "key", "vendor says", "kept"]
    case .missing: ["line", "key", "there it says", "the app shows"]
    }
  }

  fileprivate var alignments: [Alignment] {
    [.trailing] + names.dropFirst().map { _ in .natural }
  }

  /// What the entries of a group have in common; empty where the section says it.
  fileprivate func reason(of item: MergeReport.Item) -> String {
    switch self {
    case .added: ""
    case .conflicts, .equal, .skipped: item.reason
    case .missing: "lacks them, and has them in"
    }
  }

  fileprivate func rows(_ items: [MergeReport.Item]) -> [[StyledText]] {
    guard self == .skipped else { return items.map(row) }
    let keys = items.map(\.key).joined(separator: " · ")
    return [[StyledText("\(items.count)", .quiet), StyledText(keys)]]
  }

  private func row(_ item: MergeReport.Item) -> [StyledText] {
    let line = StyledText(item.line.map(String.init) ?? "", .quiet)
    let start = [line, StyledText(item.key), StyledText(item.value)]
    return self == .added || self == .equal ? start : start + [StyledText(item.kept ?? "–")]
  }
}
