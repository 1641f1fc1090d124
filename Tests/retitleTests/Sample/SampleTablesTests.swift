import IntertitleLanguages
import IntertitleTables
import Testing

@testable import IntertitleSample

@Suite struct SampleTablesTests {
  private static let languages = ["en", "zh-Hans", "zh-Hant", "ja", "ar", "ru", "de"]

  @Test func everyPackedStringFileIsReadWithoutAWord() {
    let files = PackedFile.all.filter { $0.path.contains(".strings") }
    for file in files {
      let read = StringFile(bytes: file.bytes, path: file.path)
      #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
      #expect(!read.entries.isEmpty)
    }
  }

  @Test func theDevelopmentLanguageHasEveryKeyAndTheOthersLackFour() {
    let keys = Self.languages.map { Set(entries($0, "Localizable").map(\.key)) }
    let lacking = zip(Self.languages, keys).flatMap { language, own in
      keys[0].subtracting(own).map { "\(language): \($0)" }
    }
    #expect(
      Set(lacking) == [
        "zh-Hant: Delivered", "ja: 最近交易", "ar: Rate Satchel", "ru: Open-source licences",
      ]
    )
    #expect(keys.allSatisfy { $0.isSubset(of: keys[0]) })
  }

  @Test(
    "a count has the forms that its language has, and no others",
    arguments: [
      ("en", ["one", "other"]), ("de", ["one", "other"]), ("ja", ["other"]),
      ("ru", ["few", "many", "one", "other"]), ("zh-Hans", ["other"]), ("zh-Hant", ["other"]),
      ("ar", ["few", "many", "one", "other", "two", "zero"]),
    ]
  )
  func aCountHasTheFormsOfItsLanguage(language: String, categories: [String]) throws {
    let path = "Tables/\(language).lproj/Localizable.stringsdict"
    let file = try #require(PackedFile.all.first { $0.path == path })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let all = ["few", "many", "one", "other", "two", "zero"]
    #expect(all.filter { text.contains("<key>\($0)</key>") } == categories)
  }

  @Test(arguments: languages)
  func everyLanguageHasTheLegalTexts(language: String) {
    #expect(entries(language, "Legal").map(\.key) == entries("en", "Legal").map(\.key))
  }

  @Test func theEnglishOfChineseKeysIsEnglish() {
    let translated = entries("en", "Localizable").filter { $0.key != $0.text }
    #expect(translated.count > 15)
    #expect(translated.allSatisfy { !$0.text.unicodeScalars.contains(where: \.isIdeograph) })
  }

  private func entries(_ language: String, _ table: String) -> [StringEntry] {
    let path = "Tables/\(language).lproj/\(table).strings"
    let file = PackedFile.all.first { $0.path == path }
    return file.map { Array(StringFile(bytes: $0.bytes, path: path).entries) } ?? []
  }
}

extension Unicode.Scalar {
  fileprivate var isIdeograph: Bool { properties.isIdeographic }
}
