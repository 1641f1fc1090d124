import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// A cell that shows models which its rows own.
@MainActor
final class ReusedCell {
  var line: String? { didSet { writes += 1 } }
  private(set) var writes = 0

  func show(_ row: RowModel) {
    row.$title.bind(to: self, \.line)
  }
}

/// A row that outlives its cell.
@MainActor
final class RowModel {
  @Intercepted(.label) var title: String?
}

@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct ReusedCellTests {
  @Test("FU-67 a cell that was used a thousand times is written once by a switch")
  func aCellIsWrittenOnceByASwitch() throws {
    let rows = (1...1000).map { _ in RowModel() }
    for row in rows { row.title = "今天" }
    let cell = ReusedCell()
    for row in rows { cell.show(row) }
    let before = cell.writes
    try Localizer.shared.use("en")
    #expect(cell.line == "Today")
    #expect(cell.writes == before + 1)
  }
}
