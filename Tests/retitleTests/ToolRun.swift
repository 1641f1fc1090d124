import Foundation

@testable import retitle

/// One call of the tool, in this process, with what it printed.
struct ToolRun {
  let output: String
  let errors: String
  let status: Int32

  init(_ words: [String], width: Int? = nil, environment: [String: String] = [:]) {
    let (output, errors) = (MemorySink(), MemorySink())
    let streams = Streams(
      output: output,
      errors: errors,
      environment: environment,
      outputWidth: width,
      errorWidth: width
    )
    status = Retitle(streams: streams).run(words).rawValue
    self.output = output.text
    self.errors = errors.text
  }

  init(_ words: String...) {
    self.init(words)
  }

  /// The output's lines.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The output as a JSON object; empty where it is none.
  var object: [String: Any] {
    let value = try? JSONSerialization.jsonObject(with: Data(output.utf8))
    return value as? [String: Any] ?? [:]
  }

  /// A list of objects in the JSON output; empty where there is none.
  func list(_ key: String) -> [[String: Any]] {
    object[key] as? [[String: Any]] ?? []
  }
}

/// The path of a folder of Fixtures.
func fixture(_ name: String) -> String {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").appendingPathComponent(name).path
}

/// Runs a test with a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("retitle-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// Writes a file, and the folders that it lies in.
func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(text.utf8).write(to: url)
}

/// Reads a file.
func text(at path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// The files below a folder, by name.
func files(below folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { name in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}
