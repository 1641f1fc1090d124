import Foundation

/// Group `start`: the first answer of a fresh process, its file in the system's cache, and how time
/// and memory grow with the file.
enum StartBenchmarks {
  static func run(_ effort: Effort) -> [Claim] {
    compare(effort) + grow(effort)
  }

  /// Foundation and ours on one file.
  private static func compare(_ effort: Effort) -> [Claim] {
    let keys = 100_000
    guard let folder = StartFolder(keys: keys) else { return [] }
    defer { folder.remove() }
    var answers: [FirstAnswer: [StartFolder.Answer]] = [:]
    for _ in 0..<effort.rounds {
      for way in FirstAnswer.allCases { answers[way, default: []].append(folder.answer(way)) }
    }
    print("the first answer of a fresh process, \(keys) keys  [ms and MB]")
    for way in FirstAnswer.allCases { print(line(way.name, answers[way] ?? [])) }
    return [
      claim(.table, "as a table", atLeast: 15, answers),
      claim(.localizer, "through a localizer, checked and folded", atLeast: 10, answers),
    ]
  }

  private static func claim(
    _ way: FirstAnswer,
    _ name: String,
    atLeast factor: Double,
    _ answers: [FirstAnswer: [StartFolder.Answer]]
  ) -> Claim {
    let pairs = zip(answers[.foundation] ?? [], answers[way] ?? [])
    return Claim(
      name: "Foundation's first answer / ours, \(name)",
      figure: median(pairs.map { $0.milliseconds / $1.milliseconds }),
      bound: .atLeast(factor)
    )
  }

  /// Ours on files that grow tenfold.
  private static func grow(_ effort: Effort) -> [Claim] {
    print("the file alone, as a table, as it grows  [ms and MB]")
    let sizes = [1_000, 10_000, 100_000, 1_000_000]
    let answers = sizes.map { keys in
      let answers = measured(keys: keys, rounds: min(effort.rounds, 5))
      print(line("\(keys) keys", answers))
      return answers
    }
    return [("time", \StartFolder.Answer.milliseconds), ("memory", \.megabytes)].map {
      unit,
      figure in
      let each = zip(sizes, answers).map { median($1.map { $0[keyPath: figure] }) / Double($0) }
      return Claim(
        name: "\(unit) for a key among a million / among a hundred thousand",
        figure: each[3] / each[2],
        bound: .atMost(1.5)
      )
    }
  }

  private static func measured(keys: Int, rounds: Int) -> [StartFolder.Answer] {
    guard let folder = StartFolder(keys: keys) else { return [] }
    defer { folder.remove() }
    return (0..<rounds).map { _ in folder.answer(.table) }
  }

  private static func line(_ name: String, _ answers: [StartFolder.Answer]) -> String {
    let time = median(answers.map(\.milliseconds))
    let memory = median(answers.map(\.megabytes))
    return "  \(name.padded(to: 58)) \(String(format: "%10.2f %10.2f", time, memory))"
  }
}

/// A folder of tables in one language, for as long as it is measured.
struct StartFolder {
  /// What a fresh process says of its first answer.
  struct Answer {
    /// How long it took.
    var milliseconds = Double.nan
    /// How much memory was in use at most, beyond what the process began with.
    var megabytes = Double.nan
  }

  private let path: String
  private let key: String

  init?(keys: Int) {
    let pairs = SampleTexts.pairs(keys)
    path = NSTemporaryDirectory() + "intertitle-start-\(getpid())"
    key = pairs[keys / 2].key
    let folder = path + "/fr.lproj"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(SampleTexts.strings(pairs).utf8)
        .write(to: URL(fileURLWithPath: folder + "/Localizable.strings"))
    } catch {
      return nil
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Asks a fresh process: this program, called with other words.
  func answer(_ way: FirstAnswer) -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [FirstAnswer.word, way.rawValue, path, key]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return Answer() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let figures = String(decoding: text, as: UTF8.self).split(separator: " ").compactMap {
      Double($0)
    }
    guard figures.count == 2 else { return Answer() }
    return Answer(milliseconds: figures[0], megabytes: figures[1])
  }
}
