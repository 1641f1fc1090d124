import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

let readsHugeFiles = ProcessInfo.processInfo.environment["INTERTITLE_HUGE"] != nil

/// Files that are large or repeat themselves take bounded time and memory.
///
/// `INTERTITLE_HUGE` asks for the sizes that take seconds.
@Suite struct BadInputTests {
  private func file(_ text: String, _ name: String = "T.strings") -> StringFile {
    StringFile(bytes: Array(text.utf8), path: name)
  }

  @Test func repeatedKeysAreCountedAndNotListed() {
    let count = readsHugeFiles ? 10_000_000 : 100_000
    let read = file(String(repeating: "\"a\"=\"b\";\n", count: count))
    #expect(read.texts == ["a": "b"] && read.entries.count == count)
    #expect(read.diagnostics.count == Issues.limit + 1)
  }

  @Test func aLongFileIsRead() {
    let value = String(repeating: "long text ", count: readsHugeFiles ? 200_000 : 1_000)
    let read = file((0..<100).map { "\"key \($0)\" = \"\(value)\";\n" }.joined())
    #expect(read.entries.count == 100 && read.diagnostics.isEmpty)
    #expect(read.text(forKey: "key 99") == value)
  }

  @Test(
    arguments: [
      "\"", "'", "/*", "//", "\\", "(", "{", "<", ";", "=", "\"a\"=", "\"a\" \"", "\"a\"=\"b\" ",
      "\n\"",
      "\n\"a\" = \"b", "\u{201C}", "\u{A0}", "<<<<<<< ", "a", "\"\n", ";\"", "{a=", "(a,", "\"a\":",
    ]
  )
  func anythingRepeatedEndsSoon(part: String) {
    let count = (readsHugeFiles ? 4_000_000 : 200_000) / part.utf8.count
    let read = file(String(repeating: part, count: count))
    #expect(read.diagnostics.count <= Issues.limit + 1)
  }

  @Test(
    arguments: ["<", "&", "<key>", "<dict>", "<!--", "<![CDATA[", "<string>&", "<array>"],
    ["T.strings", "T.stringsdict"]
  )
  func anyXMLRepeatedEndsSoon(part: String, name: String) {
    let body = String(repeating: part, count: 100_000 / part.utf8.count)
    let read = file("<?xml version=\"1.0\"?><plist><dict>" + body, name)
    #expect(read.diagnostics.contains { $0.severity == .error })
    #expect(read.diagnostics.count <= Issues.limit + 1)
  }

  @Test(arguments: ["{\"a\":", "[", "\"\\u00e9", "1", "{\"strings\":{\"a\":{},", ","])
  func anyJSONRepeatedEndsSoon(part: String) {
    let body = String(repeating: part, count: 100_000 / part.utf8.count)
    #expect(file(body, "T.xcstrings").diagnostics.contains { $0.severity == .error })
  }
}

/// Why nothing can be read says what to do.
@Suite struct UnreadableFileTests {
  @Test func aFolderIsNoFile() {
    #expect(
      throws: StringFileError.unreadable(path: "/", reason: "it is a folder; name a file in it")
    ) {
      try StringFile(contentsOf: "/")
    }
  }

  @Test func aDeviceIsNotWaitedFor() {
    #expect(throws: StringFileError.unreadable(path: "/dev/zero", reason: "it is no regular file"))
    {
      try StringFile(contentsOf: "/dev/zero")
    }
  }
}
