import Foundation
import IntertitleTestInputs
import Testing

/// A merge that is ended while it writes leaves all tables as they were, or all as they are to be.
///
/// `Tests/Kills/merge.sh` does this many times, at any moment.
@Suite(.serialized, .enabled(if: tool != nil)) struct MergeKillTests {
  private let folder: TemporaryFolder
  private let languages = ["en", "de", "fr", "ja", "ru", "es"]

  init() throws {
    folder = try TemporaryFolder()
    for language in languages {
      try folder.write("\"own\" = \"own\";", to: "App/\(language).lproj/Localizable.strings")
      for version in 1...2 {
        let lines = (0..<100).map { "\"k\($0)\" = \"version \(version)\";\n" }
        try folder.write(lines.joined(), to: "\(version)/Kite/\(language).lproj/Kite.strings")
      }
    }
  }

  private func merge(_ version: Int) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(tool))
    process.arguments = [
      "merge", "--main", folder.path + "/App", "--vendor", "\(folder.path)/\(version)/Kite",
      "--output", folder.path + "/Out", "--lock", folder.path + "/Kite.lock",
    ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    return process
  }

  private var versions: Set<String> {
    get throws {
      let texts = try folder.names(in: "Out").map {
        try String(contentsOfFile: "\(folder.path)/Out/\($0)/Localizable.strings", encoding: .utf8)
      }
      #expect(texts.count == languages.count)
      return Set(texts.map { $0.contains("version 1") ? "1" : "2" })
    }
  }

  private var staged: [String] {
    get throws { try folder.names().filter { $0.hasPrefix(".retitle-") } }
  }

  @Test(arguments: 0..<12) func allTablesAreOldOrAllAreNew(steps: Int) throws {
    try merge(1).waitUntilExit()
    let process = try merge(2)
    // It is ended at one of several moments after it began to write; how far it is then, nobody knows.
    var seen = 0
    while process.isRunning, seen <= steps * 3 { seen += try staged.isEmpty ? 0 : 1 }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try versions.count == 1)
    let lock = try String(contentsOfFile: folder.path + "/Kite.lock", encoding: .utf8)
    #expect(lock.hasSuffix("\nend\n"))
  }

  @Test func theNextMergeRemovesWhatWasLeftBehind() throws {
    try folder.write(to: ".retitle-0/folder/en.lproj/Localizable.strings")
    try merge(1).waitUntilExit()
    #expect(try staged.isEmpty && versions == ["1"])
  }
}

/// The tool, which is built beside the tests.
private let tool = [Bundle.main.executableURL, Bundle.allBundles.last?.bundleURL]
  .compactMap { $0?.deletingLastPathComponent().appendingPathComponent("retitle").path }
  .first(where: FileManager.default.isExecutableFile)
