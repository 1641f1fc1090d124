import Foundation
import Testing

/// The module is type-checked for iOS 15 by what it imports: nothing that is newer, and no Foundation.
@Suite("The module needs nothing newer than iOS 15")
struct SourceTests {
  @Test(arguments: [
    "import Foundation", "import Synchronization", "UTF8Span", "Mutex<", "ContinuousClock",
  ])
  func noSourceHas(word: String) throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/IntertitleLanguages")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 20)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains(word), "\(file)")
    }
  }
}
