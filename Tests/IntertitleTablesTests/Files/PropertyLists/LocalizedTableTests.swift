import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Tables by languages in one property list.
@Suite struct LocalizedTableTests {
  private let plural: [String: Any] = [
    "NSStringLocalizedFormatKey": "%#@files@",
    "files": [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
      "one": "%d file", "other": "%d files",
    ],
  ]

  private func file(
    _ value: Any,
    _ format: PropertyListSerialization.PropertyListFormat = .binary
  ) throws -> StringFile {
    let data = try PropertyListSerialization.data(
      fromPropertyList: value,
      format: format,
      options: 0
    )
    return StringFile(bytes: Array(data), path: "Kite.bundle/Kite.loctable")
  }

  private func texts(_ file: StringFile) -> [String: [String: String]] {
    Dictionary(grouping: file.entries) { $0.language ?? "" }
      .mapValues { Dictionary($0.map { ($0.key, $0.text) }) { _, last in last } }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func eachLanguageIsATableOfItsOwn(format: PropertyListSerialization.PropertyListFormat) throws {
    let tables = [
      "en": ["OK": "OK", "Stop": "Stop"], "zh_CN": ["OK": "好"], "fr": ["OK": "D’accord"],
    ]
    let file = try file(tables.merging(["LocProvenance": ["en": "x"]]) { own, _ in own }, format)
    #expect(texts(file) == tables)
    #expect(file.languages == ["en", "fr", "zh_CN"])
    #expect(file.diagnostics.isEmpty && file.isAcceptedByApple && file.format == .loctable)
  }

  @Test func rulesAreRulesInEachLanguage() throws {
    let file = try file(["en": ["n": plural, "t": "T"], "de": ["n": plural]])
    let rules = file.entries.filter { entry in
      if case .rules = entry.value { true } else { false }
    }
    #expect(rules.map(\.language).compactMap(\.self).sorted() == ["de", "en"])
    #expect(file.entries.count == 3)
  }

  @Test func aTableIsFoldedByItsLanguage() throws {
    let file = try file(["en": ["OK": "OK", "n": plural], "fr": ["OK": "D’accord"]])
    let table = StringTable(folding: [
      .init(language: "fr", file: file), .init(language: "en", file: file),
    ])
    #expect(table.text(forKey: "OK") == "D’accord" && table.text(forKey: "n") == "%d files")
    #expect(table.index(of: "n").flatMap { table.rules(at: $0) }?.variables.count == 1)
  }

  @Test func whatIsUnderNoLanguageIsLeftOutWithAWarning() throws {
    let file = try file(["en": ["a": "b"], "no language": ["a": "b"], "fr": "text"])
    #expect(file.languages == ["en"] && file.diagnostics.map(\.rule) == ["not-a-language"])
  }

  @Test func aPlainTableIsNone() throws {
    let file = try file(["OK": "OK"])
    #expect(file.entries.isEmpty && file.diagnostics.map(\.rule) == ["not-a-table"])
    #expect(!file.isAcceptedByApple)
  }

  @Test func damagedFilesEndInADiagnostic() throws {
    let value: [String: Any] = ["en": ["n": plural, "a": "b"], "de": ["a": "c"]]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    )
    for length in 0..<bytes.count {
      let cut = StringFile(bytes: Array(bytes[..<length]), path: "T.loctable")
      #expect(!cut.isAcceptedByApple && !cut.diagnostics.isEmpty, "\(length)")
    }
    for place in bytes.indices {
      for bit in [1, 0x80] {
        var broken = bytes
        broken[place] ^= UInt8(bit)
        _ = texts(StringFile(bytes: broken, path: "T.loctable"))
      }
    }
  }
}
