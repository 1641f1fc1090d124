import IntertitleTestTraits
import Testing

@Suite(.standingForShared { .forArchive() })
struct ArchiveTests {
  /// Knows nothing of scopes, as most view models do.
  private final class Archive {
    lazy var rows = [LabelModel("Today"), LabelModel("Earlier")]
  }

  @Test func theArchiveIsFrench() async throws {
    let archive = Archive()
    try Localizer.shared.use("fr")

    let report = archive.rows.flatMap(\.texts).check(in: "fr", of: .shared)
    #expect(report.isClean, "\(report)")
  }
}

extension Localizer {
  static func forArchive() -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["fr": ["Today": "Aujourd’hui", "Earlier": "Avant"]])
    return localizer
  }
}
