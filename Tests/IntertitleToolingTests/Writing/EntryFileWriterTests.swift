import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// Files that are written again although there is nothing in them, or their tags are odd.
@Suite struct EntryFileWriterTests {
  @Test(arguments: [
    ("E.strings", ""), ("E.strings", "/* nothing yet */\n"),
    ("E.stringsdict", "<plist version=\"1.0\"><dict></dict></plist>\n"),
  ])
  func aFileWithAMarkAndWithoutEntriesComesBackAndTakesAnEntry(name: String, text: String) {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    let file = StringFile(bytes: bytes, path: name)
    #expect(file.entries.isEmpty)
    #expect(StringFileEdit(file).bytes() == bytes)
    var edit = StringFileEdit(file)
    edit.set("v", forKey: "k")
    let read = StringFile(bytes: edit.bytes(), path: name)
    #expect(read.entries.map(\.text) == ["v"])
  }

  @Test(arguments: [
    "</dict ></plist>\n", "</dict\n>\n</plist >\n", "</dict><!-- </dict> --></plist>\n",
    "</dict>\n</plist>\n<!-- </dict></plist> -->\n",
  ])
  func theLastEntryEndsWhereTheDictionaryDoes(end: String) {
    let rule = """
      <key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string>
      </dict></dict>
      """
    for last in ["<key>p</key><string>v</string>\n", rule] {
      let text = "<plist version=\"1.0\"><dict>\n<key>a</key><string>A</string>\n\(last)\(end)"
      let file = StringFile(bytes: Array(text.utf8), path: "T.stringsdict")
      #expect(file.entries.count == 2)
      var edit = StringFileEdit(file)
      #expect(edit.bytes() == Array(text.utf8))
      edit.remove(file.entries[1].key)
      let left = StringFile(bytes: edit.bytes(), path: "T.stringsdict")
      #expect(left.entries.map(\.key) == ["a"] && left.diagnostics.isEmpty)
    }
  }
}
