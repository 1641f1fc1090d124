import Foundation
import IntertitleLanguages
import IntertitleTables
import Testing

@testable import IntertitleTooling

private let corpusRoot = ProcessInfo.processInfo.environment["INTERTITLE_CORPUS"]

/// Reads every string file below the folder that `INTERTITLE_CORPUS` names, writes it and reads it
/// again; without that variable nothing runs.
@Suite(.enabled(if: corpusRoot != nil))
struct WrittenCorpusTests {
  @Test func whatIsReadAndWrittenIsReadTheSame() throws {
    guard let root = corpusRoot, let walker = FileManager.default.enumerator(atPath: root) else {
      return
    }
    var same = 0
    let formats: [String: DocumentFormat] = [
      "strings": .strings, "stringsdict": .stringsdict, "xcstrings": .xcstrings,
    ]
    for name in walker.compactMap({ $0 as? String }).sorted() {
      guard let dot = name.lastIndex(of: "."),
        let format = formats[String(name[dot...].dropFirst())]
      else { continue }
      let file = try StringFile(contentsOf: root + "/" + name)
      let written = StringDocument(file).written(as: format)
      let read = StringFile(bytes: written.bytes, path: "T." + format.rawValue)
      // Where one key stands twice in a catalog the last counts; elsewhere all of them are kept.
      #expect(read.entries.map(Self.facts) == file.entries.map(Self.facts), "\(name)")
      let again = StringDocument(read).written(as: format)
      #expect(again.text == written.text, "\(name)")
      if file.format == .strings, file.encoding != .utf8 || !file.hasByteOrderMark {
        let data = try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
        if file.diagnostics.allSatisfy({ $0.rule != "not-unicode" }) {
          #expect(StringFileEdit(file).bytes() == Array(data), "\(name)")
        }
      }
      same += 1
    }
    print("written and read the same", same)
  }

  private static func facts(_ entry: StringEntry) -> [String] {
    ["\(entry.key)", "\(entry.value)", entry.comment ?? "", entry.state ?? ""]
  }
}
