import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Columns on one line, however long, are those that counting from its beginning gives.
@Suite struct ColumnCounterTests {
  private static let pieces = [
    "a", "\"", " ", "é", "e\u{301}", "语", "👩‍👩‍👧", "🇩🇪", "🇩", "\u{200D}", "\u{301}", "العربية",
    "plain words ",
    String(repeating: "x", count: 300), "e" + String(repeating: "\u{301}", count: 400),
  ]

  @Test(arguments: 0..<20)
  func columnsAreCountedFromTheBeginningOfTheLine(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let text = (0..<200).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
    let arena = arena(text)
    var counter = ColumnCounter(arena)
    let scalars = Array(text.unicodeScalars.indices)
    for _ in 0..<200 {
      let index = scalars[random.next(below: scalars.count)]
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let expected = String(text.unicodeScalars[..<index]).count + 1
      #expect(counter.column(of: offset, inLineFrom: 0) == expected)
    }
  }

  @Test func anotherLineBeginsAnew() {
    let long = String(repeating: "é", count: 1_000)
    var counter = ColumnCounter(arena("\(long)\n\(long)"))
    #expect(counter.column(of: 2_000, inLineFrom: 0) == 1_001)
    #expect(counter.column(of: 2_001, inLineFrom: 2_001) == 1)
    #expect(counter.column(of: 3_001, inLineFrom: 2_001) == 501)
    #expect(counter.column(of: 1_000, inLineFrom: 0) == 501)
  }

  @Test("entries of a catalog on one line have their columns in time that grows with the line")
  func aCatalogOnOneLine() {
    let keys = 20_000
    let strings = (0..<keys).map { "\"key \($0)\":{\"comment\":\"é\"}" }.joined(separator: ",")
    let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}"
    let file = StringFile(bytes: Array(text.utf8), path: "T.xcstrings")
    let columns = file.entries.map { $0.column ?? 0 }
    #expect(columns.count == keys && columns.allSatisfy { $0 > 1 })
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 })
    #expect(file.entries.reversed().map { $0.column ?? 0 } == columns.reversed())
  }

  @Test("so have faults on one line")
  func faultsOnOneLine() {
    let text = (0..<20_000).map { "\"a\"=\"\($0 + 10_000)\";" }.joined()
    let file = StringFile(bytes: Array(text.utf8), path: "T.strings")
    let columns = file.diagnostics.compactMap(\.column)
    #expect(columns.count > 100)
    #expect(columns.allSatisfy { ($0 - 1) % 12 == 0 })
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 })
  }

  private func arena(_ text: String) -> TextArena {
    let arena = TextArena(count: text.utf8.count)
    _ = arena.bytes.initialize(from: text.utf8)
    return arena
  }
}
