import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct AboutTests {
  @Test func theAboutScreenIsEnglish() throws {
    let screen = AboutScreen(version: "3", year: 2026)
    try Localizer.shared.use("en")
    let report = screen.tree.check(in: "en", except: ["新功能：潮汐提醒", "造于青岛"])
    #expect(report.isClean, "\(report)")
  }
}
