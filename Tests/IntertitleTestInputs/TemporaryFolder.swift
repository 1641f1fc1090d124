internal import Foundation

/// A folder of a test's own, gone with the value.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "intertitle-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders on its way; a table of one entry unless said otherwise.
  package func write(_ text: String = "\"k\" = \"v\";\n", to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, with the folders on its way.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// Paths below the folder.
  package func relative(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(path.count + 1)) }
  }
}

/// Runs a test with a folder of its own, which is removed afterwards.
package func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = try TemporaryFolder()
  try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Writes a file, and the folders that it lies in.
package func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(text.utf8).write(to: url)
}

/// Reads a file.
package func text(at path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// The files below a folder, by name.
package func files(below folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { name in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}
