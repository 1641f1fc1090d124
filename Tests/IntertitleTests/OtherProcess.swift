import Foundation

/// The test process that stands in for another run of an app.
struct OtherProcess {
  struct NotFound: Error {}

  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = try Self.executable
    process.arguments = arguments
    let own = ProcessInfo.processInfo.environment
      .filter { !["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"].contains($0.key) }
    process.environment = own.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
  }

  /// Whether it can be started: it is built beside the tests.
  static var isThere: Bool { (try? executable) != nil }

  private static var executable: URL {
    get throws {
      let folders = [Bundle.main.executableURL, Bundle.allBundles.last?.bundleURL]
        .compactMap { $0?.deletingLastPathComponent() }
      let files = folders.map { $0.appendingPathComponent("IntertitleTestProcess") }
      guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
      else { throw NotFound() }
      return file
    }
  }

  /// Waits until it says something more; nil once it has ended.
  func read() -> Data? {
    let data = output.fileHandleForReading.availableData
    return data.isEmpty ? nil : data
  }

  /// Waits for its end; gives the rest of what it said.
  func finish() -> String {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Ends it at once, in the middle of whatever it does.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
