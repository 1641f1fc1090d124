import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// Cells that are used again, rows that are lazy, labels that come from the main queue.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct CellTests {
  @Test func aCellThatIsUsedAgainShowsTheNextRowAndFollowsASwitch() throws {
    try Localizer.shared.use("en")
    let screen = BoatsScreen(boats: Fleet.boats)
    #expect(screen.cells[0].statusLabel.text == "Free")
    screen.scroll(to: 1)
    #expect(screen.cells[1].statusLabel.text == "Under repair")
    try Localizer.shared.use("ru")
    #expect(screen.cells.map(\.statusLabel.text) == ["В море", "В ремонте"])
    #expect(screen.cells.map(\.nameLabel.text) == ["Lena II", "关于风"])
  }

  @Test func aViewThatIsBoundOnceShowsEachTrip() throws {
    let cell = LogCell()
    cell.show(Fleet.trips[0])
    #expect(cell.view.line == "林海 驾驶 今天")
    try Localizer.shared.use("en")
    #expect(cell.view.line == "林海 sailed 今天")
    cell.show(Fleet.trips[1])
    #expect(cell.view.line == "船长 sailed Lena II")
  }

  @Test("FU-61 rows that are lazy belong to the test's localizer")
  func rowsThatAreLazyBelongToTheTest() throws {
    let screen = LogScreen(trips: Fleet.trips)
    try Localizer.shared.use("en")
    #expect(screen.dayLabels.map(\.text) == ["Today", "Yesterday"])
    #expect(screen.tree.allSatisfy { $0.localizer === Localizer.shared })
  }

  @Test("FU-61 what the main queue makes belongs to the test's localizer")
  func whatTheMainQueueMakesBelongsToTheTest() async throws {
    let club = try Club.started(in: "en")
    await club.tour {}
    let label = try #require(club.sync.attemptLabel)
    #expect(label.text == "Attempt 2 of 3")
    #expect(label.$text.localizer === Localizer.shared)
  }

  @Test func aPropertyBesideAnObservedOneFollowsASwitch() throws {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let status = TripStatus()
    try Localizer.shared.use("ar")
    #expect(status.headline == "مبحر")
  }

  @Test("FU-72 rows are values that can be compared and sent")
  func rowsAreValues() {
    let rows = Set(Fleet.boats.map(BoatRow.init) + Fleet.boats.map(BoatRow.init))
    #expect(rows.count == Fleet.boats.count)
  }
}
