import Foundation
import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct StringTableTests {
  private func file(_ pairs: KeyValuePairs<String, String>) -> StringFile {
    StringFile(pairs: pairs.map { ($0.key, $0.value) })
  }

  @Test func anEarlierSourceWins() {
    let table = StringTable(folding: [
      .init(language: "es-MX", file: file(["b": "b'"])),
      .init(language: "es", grade: .parent, file: file(["a": "a", "b": "b"])),
    ])
    #expect(table.text(forKey: "a") == "a")
    #expect(table.text(forKey: "b") == "b'")
    #expect(table.count == 2)
    #expect(table.keys == ["b", "a"])
  }

  @Test func eachAnswerSaysWhereItStands() throws {
    let text = StringFile(bytes: Array("\n  \"a\" = \"1\";".utf8), path: "fr.lproj/T.strings")
    let table = StringTable(folding: [
      .init(language: "fr-CA", file: file(["x": "y"])),
      .init(vendor: "V", language: "fr", grade: .parent, file: text),
    ])
    let index = try #require(table.index(of: "a"))
    #expect(table.place(at: index) == .init(path: "fr.lproj/T.strings", line: 2, column: 3))
    #expect(table.source(at: index).vendor == "V")
    #expect(table.source(at: index).grade == .parent)
  }

  @Test func theLastOfEqualKeysOfAFileAnswersInAFoldToo() {
    let twice = file(["k": "1", "k": "2"])
    let table = StringTable(folding: [
      .init(language: "fr", file: twice), .init(language: "en", file: file(["k": "0"])),
    ])
    #expect(table.text(forKey: "k") == "2")
  }

  @Test func canonicallyEqualKeysFindEachOtherAcrossFiles() {
    let composed = StringTable(folding: [
      .init(language: "fr", file: file(["caf\u{E9}": "1"])),
      .init(language: "en", file: file(["cafe\u{301}": "2"])),
    ])
    #expect(composed.count == 1)
    #expect(composed.text(forKey: "cafe\u{301}") == "1")
    let decomposed = StringTable(folding: [.init(language: "fr", file: file(["e\u{301}": "1"]))])
    #expect(decomposed.text(forKey: "\u{E9}") == "1")
    #expect(decomposed.text(forKey: "e\u{301}") == "1")
    #expect(decomposed.text(forKey: "e") == nil)
  }

  // BO-09
  @Test func anEmptyValueStandsUnlessItCountsAsMissing() {
    let sources: [StringTable.Source] = [
      .init(language: "zh", file: file(["a": ""])), .init(language: "en", file: file(["a": "A"])),
    ]
    #expect(StringTable(folding: sources).text(forKey: "a") == "")
    #expect(StringTable(folding: sources, emptyIsMissing: true).text(forKey: "a") == "A")
  }

  @Test func anEmptyTableAnswersNothing() {
    #expect(StringTable(folding: []).text(forKey: "a") == nil)
    #expect(StringTable(folding: []).keys.isEmpty)
  }

  @Test func theEmptyKeyIsAKey() {
    let table = StringTable(folding: [.init(language: "en", file: file(["": "nothing"]))])
    #expect(table.text(forKey: "") == "nothing")
  }

  @Test func manyThreadsGetTheSameTexts() async {
    let pairs = (0..<500).map { ("key \($0)", "a value that is no small string \($0)") }
    let table = StringTable(folding: [.init(language: "en", file: StringFile(pairs: pairs))])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { pairs.allSatisfy { table.text(forKey: $0.0) == $0.1 } }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func keysOfEveryLengthAreFound() {
    let keys = (0..<70).map { String(repeating: "k", count: $0) + "é" }
    let table = StringTable(folding: [
      .init(language: "en", file: StringFile(pairs: keys.map { ($0, $0) }))
    ])
    #expect(keys.allSatisfy { table.text(forKey: $0) == $0 })
    #expect(keys.allSatisfy { table.text(forKey: $0 + "x") == nil })
  }
}
