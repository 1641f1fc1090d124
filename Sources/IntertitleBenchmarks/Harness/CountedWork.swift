import Foundation

/// Work whose instructions are counted: a figure that no other program on the machine changes.
///
/// A process of its own does the work under valgrind's callgrind, once and then five times: what the
/// further times add is the work, and nothing of what it needed to begin.
struct CountedWork: Sendable {
  /// What people call it; no other work has the name.
  let name: String
  /// How many operations one call of the work does.
  let operations: Int
  /// Makes what the work needs; what the work returns is used, so that it is not optimized away.
  let make: @Sendable () -> () -> Int

  /// The word by which this program is told to do one work some times and end.
  private static let word = "--work"

  /// Does a work, if the call asks for that.
  static func doIfAsked(_ works: [CountedWork]) -> Bool {
    let words = CommandLine.arguments
    guard words.count == 4, words[1] == word, let times = Int(words[3]),
      let work = works.first(where: { $0.name == words[2] })
    else { return false }
    let body = work.make()
    for _ in 0..<times { blackHole(body()) }
    return true
  }

  /// How many instructions one operation is; nil where valgrind is not installed.
  func instructions() -> Double? {
    guard let once = count(times: 1), let more = count(times: 5) else { return nil }
    return Double(more - once) / Double(4 * operations)
  }

  private func count(times: Int) -> Int? {
    let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    let report = Self.errors(of: tool + [Self.program, Self.word, name, "\(times)"])
    let line = report.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// This program without what is there for debuggers, in which valgrind loses its way.
  private static let program: String = {
    let copy = NSTemporaryDirectory() + "IntertitleBenchmarks-counted"
    _ = errors(of: ["strip", "--strip-debug", "-o", copy, CommandLine.arguments[0]])
    return FileManager.default.isExecutableFile(atPath: copy) ? copy : CommandLine.arguments[0]
  }()

  /// What a program writes to its standard error; nothing where there is no such program.
  private static func errors(of command: [String]) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    // Where a hash begins would be a matter of chance otherwise, and how far a search goes with it.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    defer { process.waitUntilExit() }
    return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

/// The instructions of some works, counted one after the other and printed.
struct InstructionCounts {
  private var counts: [String: Double] = [:]

  init(_ works: [CountedWork]) {
    print("instructions  [for each operation]")
    for work in works {
      counts[work.name] = work.instructions()
      let figure = counts[work.name].map { String(format: "%12.0f", $0) } ?? "no valgrind"
      print("  \(work.name.padded(to: 58)) \(figure)")
    }
  }

  /// What is promised of an operation; nothing where it was not counted.
  func claim(_ work: CountedWork, atMost limit: Double) -> [Claim] {
    claim("instructions: \(work.name)", counts[work.name], atMost: limit)
  }

  /// What is promised of an operation beside another one.
  func claim(_ work: CountedWork, over base: CountedWork, atMost limit: Double) -> [Claim] {
    let ratio = counts[work.name].flatMap { count in counts[base.name].map { count / $0 } }
    return claim("instructions: \(work.name) / \(base.name)", ratio, atMost: limit)
  }

  /// What is promised of what an operation costs more than another one.
  func claim(_ work: CountedWork, beyond base: CountedWork, atMost limit: Double) -> [Claim] {
    let more = counts[work.name].flatMap { count in counts[base.name].map { count - $0 } }
    return claim("instructions: \(work.name), beyond \(base.name)", more, atMost: limit)
  }

  /// What is promised of each of some steps that an operation has more than another one.
  func claim(
    _ name: String,
    of work: CountedWork,
    beyond base: CountedWork,
    each steps: Double,
    atMost limit: Double
  ) -> [Claim] {
    let more = counts[work.name].flatMap { count in counts[base.name].map { count - $0 } }
    return claim("instructions: \(name)", more.map { $0 / steps }, atMost: limit)
  }

  private func claim(_ name: String, _ figure: Double?, atMost limit: Double) -> [Claim] {
    figure.map { [Claim(name: name, figure: $0, bound: .atMost(limit))] } ?? []
  }
}
