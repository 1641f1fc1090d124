import IntertitleLanguages

@testable import IntertitleTables
@testable import IntertitleTooling

/// The accounts of a merge: entries in = added + equal + conflicts + skipped, each entry once for
/// each language that it goes into.
struct MergeAccounts {
  /// How many entries the vendors' files have.
  let entries: Int
  /// How many of them became nothing.
  let lost: Int
  /// How many became two things in one language.
  let twice: Int
  /// Whether the lists of the report hold what became of them, and no more.
  let isWhole: Bool

  private struct Landing: Hashable {
    let entry: MergeOutcome.Place
    let language: Language
  }

  init(_ report: MergeReport) {
    let vendors = report.sources.filter { $0.vendor != nil }
    let found = report.outcomes.filter { $0.reason != .lacking }
    entries = vendors.reduce(0) { $0 + $1.file.entries.count }
    lost = entries - Set(found.map(\.entry)).count
    twice = found.count - Set(found.map { Landing(entry: $0.entry, language: $0.language) }).count
    let lists = [report.added, report.equal, report.conflicts, report.skipped]
    isWhole = lists.reduce(0) { $0 + $1.count } == found.count
  }

  /// Whether nothing is lost, and nothing counted twice.
  var isBalanced: Bool { lost == 0 && twice == 0 && isWhole }
}
