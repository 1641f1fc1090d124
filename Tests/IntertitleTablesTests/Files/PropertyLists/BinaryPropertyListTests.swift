import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct BinaryPropertyListTests {
  private func compiled(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  // PA-16
  @Test func aCompiledFileGivesTheSameTable() throws {
    let texts = ["a": "b", "clé": "值😀", "": "", "long": String(repeating: "x", count: 300)]
    let file = StringFile(bytes: try compiled(texts), path: "T.strings")
    #expect(file.texts == texts)
    #expect(file.format == .binaryPropertyList)
    #expect(file.diagnostics.isEmpty && file.isAcceptedByApple)
    #expect(file.entries.allSatisfy { $0.line == nil })
  }

  @Test func whatIsNoTextIsNoEntry() throws {
    let file = StringFile(bytes: try compiled(["a": "b", "n": 1, "l": [1, 2]]), path: "T.strings")
    #expect(file.texts == ["a": "b"])
    #expect(file.diagnostics.map(\.rule) == ["not-text", "not-text"])
  }

  @Test func aListIsNoTable() throws {
    let file = StringFile(bytes: try compiled(["a", "b"]), path: "T.strings")
    #expect(file.entries.isEmpty)
    #expect(file.diagnostics.map(\.rule) == ["not-a-table"])
  }

  @Test func compiledRulesAreRules() throws {
    let plural = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
      "one": "%d file", "other": "%d files",
    ]
    let entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@files@", "files": plural]
    let file = StringFile(bytes: try compiled(["n": entry]), path: "en.lproj/T.stringsdict")
    guard case .rules(let rules)? = file.entry(forKey: "n")?.value else {
      Issue.record("no rules")
      return
    }
    #expect(rules.format == "%#@files@")
    #expect(Set(rules.variables[0].forms.map(\.name)) == ["one", "other"])
  }

  @Test func damagedFilesEndInADiagnosticAndGiveNothingWrong() throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key \($0)", "é\($0)") })
    let whole = try compiled(texts)
    var random = SplitMix(state: 5)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...random.next(below: 4) {
        bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      if random.next(below: 4) == 0 { bytes.removeLast(random.next(below: 40)) }
      let file = StringFile(bytes: bytes, path: "T.strings")
      #expect(file.isAcceptedByApple || !file.diagnostics.isEmpty)
    }
  }

  @Test func objectsThatReferToEachOtherEndInAnError() {
    // A dictionary whose value is itself.
    var bytes = Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x51, 0x61]
    bytes += [8, 11]  // the offsets of the two objects
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [2, 0, 13] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    let file = StringFile(bytes: bytes, path: "T.strings")
    #expect(file.entries.isEmpty)
    #expect(file.diagnostics.contains { $0.severity == .error })
  }
}
