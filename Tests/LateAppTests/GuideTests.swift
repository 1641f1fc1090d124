import Foundation
import Testing

@testable import LateApp

/// The guide cannot rot: what it shows of Swift are lines of files that are compiled and tested.
struct GuideTests {
  /// The blocks of the guide in a language.
  private static func blocks(in language: String) throws -> [Excerpt] {
    try String(contentsOfFile: Launch.guide, encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .map { Excerpt($0.components(separatedBy: "```")[0]) }
  }

  /// The Swift files below a folder beside this file.
  private static func files(below folder: String) throws -> [Excerpt] {
    let folder = Launch.folder + "/" + folder
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { Excerpt(try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }

  @Test func everySwiftBlockStandsInAFileThatIsCompiled() throws {
    let files = try Self.files(below: "After") + Self.files(below: "Guide")
    let blocks = try Self.blocks(in: "swift")
    #expect(blocks.count > 15)
    for block in blocks {
      #expect(files.contains { $0.contains(block) }, "no file has these lines:\n\(block)")
    }
  }

  @Test func everyFileOfExamplesIsInTheGuide() throws {
    let blocks = try Self.blocks(in: "swift")
    for file in try Self.files(below: "Guide") {
      #expect(blocks.contains { file.contains($0) }, "the guide shows nothing of:\n\(file)")
    }
  }

  @Test func everyDifferenceIsTheOneBetweenBeforeAndAfter() throws {
    let (before, after) = (try Self.files(below: "Before"), try Self.files(below: "After"))
    let blocks = try Self.blocks(in: "diff")
    #expect(blocks.count > 2)
    for block in blocks {
      let (old, new) = (block.lines(marked: "-"), block.lines(marked: "+"))
      #expect(before.contains { $0.contains(old) }, "no line as it was:\n\(block)")
      #expect(after.contains { $0.contains(new) }, "no line as it is:\n\(block)")
    }
  }
}

/// Lines of code, wherever they are indented.
private struct Excerpt: CustomStringConvertible {
  let lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  func contains(_ other: Excerpt) -> Bool {
    !other.lines.isEmpty && "\n\(self)\n".contains("\n\(other)\n")
  }

  func lines(marked mark: String) -> Excerpt {
    Excerpt(
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst()) }.joined(separator: "\n")
    )
  }

  var description: String { lines.joined(separator: "\n") }
}
