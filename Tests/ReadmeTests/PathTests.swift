import Foundation
import Testing

/// The pages that send people to a file send them to one that is there.
@Suite struct PathTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths between backticks on a page that begin with a target's name.
  private static func paths(on page: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let targets = try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { path in targets.contains { path.hasPrefix($0 + "/") } }
  }

  @Test(
    arguments: [
      "Sources/Intertitle/Documentation.docc/HowATextIsFound.md", ".github/CONTRIBUTING.md",
    ]
  )
  func everyPathOnThePageIsThere(page: String) throws {
    let paths = try Self.paths(on: page)
    #expect(paths.count > 8)
    for path in paths {
      let place = Self.root.appendingPathComponent("Sources").appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: place), "\(page) names \(path)")
    }
  }
}
