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
