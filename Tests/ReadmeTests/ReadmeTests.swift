import Foundation
import Testing

/// The README cannot rot: each of its blocks is a file that is compiled, and what it says the first
/// one prints is what it prints.
@Suite struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of the README in a language, in order.
  private static func blocks(in language: String) throws -> [String] {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "```")[0]
    }
  }

  private static var files: [String] {
    get throws {
      let folders = ["Example", "Blocks"].map { folder.appendingPathComponent($0) }
      return try folders.flatMap { folder in
        try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
      }
    }
  }

  @Test func everySwiftBlockIsAFileThatIsCompiled() throws {
    let files = try Self.files
    for block in try Self.blocks(in: "swift") where !block.isManifest {
      #expect(files.contains(block), "no file under Tests/ReadmeTests is this block:\n\(block)")
    }
  }

  @Test func everyFileIsABlock() throws {
    let blocks = try Self.blocks(in: "swift")
    for file in try Self.files {
      #expect(blocks.contains(file), "the README has no block like this file:\n\(file)")
    }
  }

  /// A manifest cannot be compiled with a target; what it names is in the package's own.
  @Test func theManifestNamesProductsThatThereAre() throws {
    let manifest = try #require(try Self.blocks(in: "swift").first(where: \.isManifest))
    let package = Self.root.appendingPathComponent("Package.swift")
    let own = try String(contentsOf: package, encoding: .utf8)
    let products = manifest.components(separatedBy: ".product(name: \"").dropFirst().map {
      $0.components(separatedBy: "\"")[0]
    }
    #expect(products == ["Intertitle", "IntertitleTesting"])
    for product in products { #expect(own.contains(".library(name: \"\(product)\"")) }
  }

  @Test func theFirstBlockPrintsWhatTheReadmeSays() throws {
    let printed = try Self.output(of: "ReadmeExample")
    #expect(try Self.blocks(in: "text").first == printed)
  }

  /// What a program beside the tests prints, with a home of its own.
  private static func output(of program: String) throws -> String {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(program)
    process.environment = ["XDG_CONFIG_HOME": home.path, "LANG": "C"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

extension String {
  fileprivate var isManifest: Bool { hasPrefix("// swift-tools-version") }
}
