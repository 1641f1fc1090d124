import Foundation
import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp
@testable import LateAppBefore

/// The app as it was, beside the app with the layer in.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct BeforeAndAfterTests {
  @Test func theRetrofitShowsTheSameInTheDevelopmentLanguage() async throws {
    let (before, after) = (LateAppBefore.Club(), try LateApp.Club.started(in: "zh-Hans"))
    var (old, new): ([[String]], [[String]]) = ([], [])
    await before.tour { old.append(before.shown) }
    await after.tour { new.append(after.texts.compactMap(\.text)) }
    #expect(old.count == 5 && old[0].count > 180)
    #expect(new == old)
  }

  @Test func theGuideSaysHowManyLinesChanged() throws {
    let change = try Change(from: "Before", to: "After")
    let texts = LateAppBefore.Club().shown.count
    #expect(change.changed * 9 <= change.lines)
    let guide = try String(contentsOfFile: Launch.guide, encoding: .utf8)
    #expect(
      guide.contains(
        "Of \(change.lines) lines of screens and rows \(change.changed) changed, for \(texts) texts."
      )
    )
  }
}

/// How many lines of the screens and rows are not the same in two folders.
private struct Change {
  private(set) var lines = 0
  private(set) var changed = 0

  init(from old: String, to new: String) throws {
    let (old, new) = (Launch.folder + "/\(old)/", Launch.folder + "/\(new)/")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: old)
    for path in paths where path.hasSuffix(".swift") && path != "Widgets.swift" {
      let (before, after) = (try Self.lines(of: old + path), try Self.lines(of: new + path))
      lines += before.count
      changed += after.difference(from: before).removals.count
    }
  }

  private static func lines(of path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  }
}
