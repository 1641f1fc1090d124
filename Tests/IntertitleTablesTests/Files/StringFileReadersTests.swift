import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What the list of readers decides: which of them reads a file, and which files there are.
@Suite struct StringFileReadersTests {
  private static let withAndroid = StringFileReaders(
    [AndroidStringsReader()] + StringFileReaders.standard.list
  )

  private func read(
    _ text: String,
    _ path: String,
    _ readers: StringFileReaders = withAndroid
  ) -> StringFile {
    let arena = TextArena(count: text.utf8.count)
    Array(text.utf8).withUnsafeBytes { arena.bytes.copy($0) }
    return StringFile(UnreadFile(arena, path: path, encoding: nil), with: readers)
  }

  private static let android = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <!-- A greeting -->
      <string name="hello">It\\'s you &amp; me</string>
      <plurals name="boats"><item quantity="one">%d boat</item>
        <item quantity="other">%d boats</item></plurals>
      <string name="hello">Hello</string>
    </resources>
    """

  @Test func aNewKindOfFileIsOneReaderAndItsLineInTheList() throws {
    let file = read(Self.android, "values-fr/strings.xml")
    #expect(file.format.rawValue == "android-strings")
    #expect(file.texts == ["hello": "Hello", "boats": "%d boats"])
    #expect(file.diagnostics.map(\.rule) == ["duplicate-key"])
    #expect(file.diagnostics.first?.line == 7)
    let entry = try #require(file.entries.first)
    #expect(entry.text == "It's you & me" && entry.comment == "A greeting" && entry.line == 4)
    let boats = try #require(file.entry(forKey: "boats"))
    let rules = try #require(file.storage.rules(1))
    #expect(boats.text == "%#@n@" && boats.line == 5)
    #expect(rules.variables.first?.forms.map(\.text) == ["%d boat", "%d boats"])
  }

  @Test func whatANewReaderReadsIsShownLikeEverythingElse() {
    let file = read(Self.android, "values-fr/strings.xml")
    let table = StringTable(folding: [.init(language: "fr", file: file)])
    #expect(table.text(forKey: "hello") == "Hello")
    let keys = ["hello", "boats"].compactMap(table.index(of:))
    #expect(keys.map { table.rules(at: $0) != nil } == [false, true])
  }

  @Test func aReaderThatIsNotInTheListReadsNothing() {
    let file = read(Self.android, "values-fr/strings.xml", .standard)
    #expect(file.format == .xmlPropertyList && file.entries.isEmpty && !file.isAcceptedByApple)
    #expect(StringFileReaders.standard.ending(ofFileNamed: "strings.xml") == nil)
  }

  @Test(arguments: [
    ("Main.strings", "strings", "Main"), ("Main.table.STRINGS", "strings", "Main.table"),
    ("表.stringsdict", "stringsdict", "表"), ("strings.xml", "strings.xml", "strings"),
    ("Other.strings.xml", "strings.xml", "Other"), ("a.xcstrings", "xcstrings", "a"),
  ])
  func aNameSaysItsEndingAndItsTable(_ name: String, _ ending: String, _ table: String) {
    #expect(Self.withAndroid.ending(ofFileNamed: name) == ending)
    #expect(StringFileReaders.table(ofFileNamed: name, ending: ending) == table)
  }

  @Test(arguments: [".strings", "strings", "Main", "Main.xml", "Main.string", "", "x.stringsx"])
  func otherNamesAreNoStringFiles(_ name: String) {
    #expect(Self.withAndroid.ending(ofFileNamed: name) == nil)
  }

  @Test func endingsAreListedOnceThoseOfMostFilesFirst() {
    #expect(
      StringFileReaders.standard.endings == ["strings", "stringsdict", "xcstrings", "loctable"]
    )
  }

  @Test(
    "how a file begins goes before its name, but for catalogs",
    arguments: [
      ("bplist00", "T.xcstrings", StringFileFormat.binaryPropertyList),
      ("bplist00", "T.stringsdict", .stringsdict), ("<?xml?>", "T.strings", .xmlPropertyList),
      ("<plist>", "T.txt", .xmlPropertyList), ("<?xml?>", "T.StringsDict", .stringsdict),
      ("<?xml?>", "T.xcstrings", .xcstrings), ("\"k\" = \"v\";", "T.stringsdict", .strings),
      ("", "T", .strings),
    ]
  )
  func howAFileBeginsGoesBeforeItsName(
    _ text: String,
    _ path: String,
    _ format: StringFileFormat
  ) {
    #expect(read(text, path, .standard).format == format)
  }
}
