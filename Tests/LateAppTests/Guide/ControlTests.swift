import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// Which bundles are answered.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct ControlTests {
  private var localizer: Localizer { .shared }

  @Test func aTableOfABundleIsLeftToItself() throws {
    localizer.tableOptions.overrideRules = [.deny(.path("TideKit.bundle"), table: "TideKit")]
    _ = try Club.started(in: "en")
    let record = try #require(localizer.overrides.first)
    #expect(record.table == "TideKit" && record.asked == 4)
    #expect(record.verdict.vendor == nil, "\(record)")
  }

  @Test func whoeverAskedIsListed() throws {
    _ = try Club.started(in: "en")
    let record = try #require(localizer.overrides.first)
    #expect(record.table == "TideKit" && record.verdict.vendor == "TideKit" && record.missed == 0)
  }
}
