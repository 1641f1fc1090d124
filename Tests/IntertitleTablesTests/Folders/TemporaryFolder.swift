import Foundation

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "intertitle-" + UUID().uuidString
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders on its way.
  func write(_ name: String, _ text: String = "\"k\" = \"v\";\n") throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }

  /// Paths below the folder.
  func relative(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(path.count + 1)) }
  }
}
