import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct AnswerOrderTests {
  private func file(
    _ path: String,
    vendor: String? = nil,
    load: Int = 0,
    named: [String] = []
  ) throws -> ArrangedFile {
    try ArrangedFile(
      #require(TableFile(path: path)),
      vendor: vendor,
      load: load,
      named: named
    )
  }

  private func paths(_ files: [ArrangedFile], in language: Language) -> [String] {
    let order = AnswerOrder(files)
    return order.places(in: language).map { order.files[$0.file].path }
  }

  @Test func theAppIsAskedBeforeVendorsAndVendorsAsTheyWereGiven() throws {
    let files = [
      try file("Z/fr.lproj/A.strings", vendor: "Z"), try file("A/fr.lproj/A.strings", vendor: "A"),
      try file("fr.lproj/Z.strings"),
    ]
    #expect(
      paths(files, in: "fr") == [
        "fr.lproj/Z.strings", "Z/fr.lproj/A.strings", "A/fr.lproj/A.strings",
      ]
    )
  }

  @Test func whatWasLoadedLaterIsAskedFirstWhateverItIs() throws {
    let files = [
      try file("1/fr.lproj/T.stringsdict", load: 1), try file("2/French.lproj/T.strings", load: 2),
    ]
    #expect(paths(files, in: "fr") == files.map(\.path).reversed())
  }

  @Test func theLanguagesOwnSpellingIsAskedFirstAndBaseLast() throws {
    let names = ["Base", "zh_CN", "zh_hans", "zh-Hans"]
    let files = try names.map { try file("\($0).lproj/T.strings") }
    let order = AnswerOrder(files, .init(development: "zh-Hans"))
    let folders = order.places(in: "zh-Hans").map { names[$0.file] }
    #expect(folders == ["zh-Hans", "zh_hans", "zh_CN", "Base"])
  }

  @Test func aCatalogThatNamesNoLanguageIsInTheDevelopmentLanguage() throws {
    let files = [try file("T.xcstrings"), try file("en.lproj/T.strings")]
    #expect(paths(files, in: "en") == ["en.lproj/T.strings", "T.xcstrings"])
    #expect(paths(files, in: "fr").isEmpty && AnswerOrder(files).languages == ["en"])
  }

  @Test(
    arguments: [
      (["fr"], "en", ["en", "fr"]), (["English", "fr"], "en", ["English", "fr"]),
      (["no"], "nb", ["no"]), (["zh_CN"], "zh-Hans", ["zh_CN"]), ([], "en", ["en"]),
    ]
  )
  func theDevelopmentLanguageIsThereUnderWhicheverName(
    folders: [String],
    development: String,
    available: [String]
  ) throws {
    let files = try folders.map { try file("\($0).lproj/T.strings") }
    let order = AnswerOrder(files, .init(development: Language(development)))
    #expect(order.available.map(\.spelling) == available)
  }

  @Test func aCatalogIsAskedBeforeFoldersAndFoldersByPath() throws {
    let files = [
      try file("b/fr.lproj/T.strings"), try file("a/fr.lproj/T.strings"),
      try file("z/T.xcstrings", named: ["fr"]),
    ]
    #expect(paths(files, in: "fr") == files.map(\.path).reversed())
  }

  @Test func languageGoesBeforeSource() throws {
    let files = [try file("es.lproj/T.strings"), try file("V/es-MX.lproj/T.strings", vendor: "V")]
    let order = AnswerOrder(files)
    let hops = order.hops(for: "es-MX")
    #expect(hops.map(\.link.language.tag) == ["es-MX", "es-419", "es", "en"])
    #expect(hops.map { $0.places.map(\.file) } == [[1], [], [0], []])
  }

  @Test func eachLanguageIsAskedOnceUnderWhicheverName() throws {
    let order = AnswerOrder([try file("no.lproj/T.strings"), try file("nb.lproj/T.strings")])
    #expect(order.hops(for: "nb").map(\.link.language.tag) == ["nb", "en"])
    #expect(order.hops(for: "nb")[0].places.map(\.file) == [1, 0])
    #expect(order.hops(for: "no")[0].places.map(\.file) == [0, 1])
    #expect(order.hops(for: "nn").map { $0.places.count } == [0, 2, 0])
  }

  @Test(arguments: ["InfoPlist", "infoplist", "Wallet-InfoPlist", "AppShortcuts"])
  func tablesOfTheSystemTakeNoPart(table: String) throws {
    #expect(paths([try file("fr.lproj/\(table).strings")], in: "fr").isEmpty)
    #expect(paths([try file("fr.lproj/\(table)s.strings")], in: "fr").count == 1)
  }

  @Test func aFolderThatIsNoLanguageIsNobodys() throws {
    let files = [try file("Fonts.lproj.lproj/T.strings"), try file("C.lproj/T.strings")]
    let order = AnswerOrder(files, .init(development: "en"))
    #expect(order.places(in: "en").isEmpty && order.languages.isEmpty)
  }

  @Test("a folder of 10,000 files is arranged in the time of its files")
  func tenThousandFilesAreArranged() throws {
    let files = try (0..<10_000).map { number in
      try file(
        "V/\(number % 250)/\(number / 250)/fr.lproj/T\(number).strings",
        vendor: "V\(number % 9)"
      )
    }
    let order = AnswerOrder(files)
    let none = StringFile(bytes: [], path: "T.strings")
    let layers = AnswerLayers(order, "fr") { _ in none }
    #expect(layers.hops.map(\.layers.count) == [10_000, 0])
    #expect(layers.questions.count > 10_000)
    #expect(layers.questions.allSatisfy { layers.answers(to: $0).layers.count <= 1 })
  }
}
