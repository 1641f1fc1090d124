import Foundation

/// The Swift compiler on the path.
enum Compiler {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)

  static var isThere: Bool { path != nil }

  /// Where the modules lie that the tests were built with.
  static let modules: String? = {
    let folders = [Bundle.main.executableURL, Bundle.allBundles.last?.bundleURL]
      .compactMap { $0?.deletingLastPathComponent().appendingPathComponent("Modules").path }
    return folders.first { FileManager.default.fileExists(atPath: $0 + "/Intertitle.swiftmodule") }
  }()

  /// Runs it; gives what it has to say, which is nothing where all is well.
  static func run(_ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = path.map { URL(fileURLWithPath: $0) }
    process.arguments = arguments
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "failed: " + text
  }
}
