import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct MergeOutcomesTests {
  private static let some: [MergeOutcome] = [
    .init(entry: .init(file: 1, number: 2), language: "fr", reason: .nearer("fr-CA")),
    .init(
      entry: .init(file: 0, number: 9),
      kept: .init(file: 0, number: 0),
      language: "de",
      reason: .agrees(file: 3)
    ),
    .init(entry: .init(file: 1, number: 3), language: "fr", reason: .nearer("fr-BE")),
    .init(entry: .init(file: 2, number: 0), language: "fr", reason: .lacking),
  ]

  private func outcomes(_ all: [MergeOutcome]) -> MergeOutcomes {
    all.reduce(into: MergeOutcomes()) { $0.append($1) }
  }

  @Test func whatGoesInComesOut() {
    #expect(Array(outcomes(Self.some)) == Self.some)
    #expect(outcomes([]).isEmpty)
  }

  @Test func whatIsJoinedKeepsItsLanguagesAndReasons() {
    var joined = outcomes(Self.some.reversed())
    joined.append(contentsOf: outcomes(Self.some))
    #expect(Array(joined) == Self.some.reversed() + Self.some)
  }

  @Test func eachIsListedUnderItsKindInOrder() {
    let indices = outcomes(Self.some).indicesByKind
    #expect(indices[.skipped] == [0, 2])
    #expect(indices[.equal] == [1])
    #expect(indices[.missing] == [3])
    #expect(indices[.added] == [] && indices[.conflict] == [])
  }

  @Test func outcomesAreSortedByTheirPlaces() {
    var sorted = outcomes(Self.some)
    sorted.sort(by: [3, 1, 0, 2].map { .init(source: 0, number: $0) })
    #expect(Array(sorted) == [2, 1, 3, 0].map { Self.some[$0] })
  }
}
