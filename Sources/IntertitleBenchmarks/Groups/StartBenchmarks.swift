import Foundation
import Intertitle
import IntertitleTables

/// Group `start`: the first answer of a fresh process, its file in the system's cache.
///
/// Each measurement is a process of its own, this program called with other words; it prints how
/// long it took from the question to the answer.
enum StartBenchmarks {
  private static let keys = 100_000

  static func run(_ effort: Effort) -> [Claim] {
    guard let folder = Folder(keys: keys) else { return [] }
    defer { folder.remove() }
    var times: [FirstAnswer: [Double]] = [:]
    for _ in 0..<effort.rounds {
      for way in FirstAnswer.allCases { times[way, default: []].append(folder.time(way)) }
    }
    print("the first answer of a fresh process, \(keys) keys  [ms, median of \(effort.rounds)]")
    for way in FirstAnswer.allCases {
      print("  \(way.name.padded(to: 58)) \(String(format: "%12.2f", median(times[way] ?? [])))")
    }
    return [
      claim(.table, "as a table", atLeast: 15, times),
      claim(.localizer, "through a localizer, checked and folded", atLeast: 10, times),
    ]
  }

  private static func claim(
    _ way: FirstAnswer,
    _ name: String,
    atLeast factor: Double,
    _ times: [FirstAnswer: [Double]]
  ) -> Claim {
    let pairs = zip(times[.foundation] ?? [], times[way] ?? [])
    return Claim(
      name: "Foundation's first answer / ours, \(name)",
      figure: median(pairs.map { $0 / $1 }),
      bound: .atLeast(factor)
    )
  }

  /// A folder of tables in one language, for as long as it is measured.
  private struct Folder {
    let path: String
    let key: String

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

    /// Milliseconds of a fresh process; not a number where it gave no answer.
    func time(_ way: FirstAnswer) -> Double {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [FirstAnswer.word, way.rawValue, path, key]
      process.standardOutput = output
      guard (try? process.run()) != nil else { return .nan }
      let answer = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Double(String(decoding: answer, as: UTF8.self)) ?? .nan
    }
  }
}

/// A way to the first answer, as the fresh process goes it.
enum FirstAnswer: String, CaseIterable {
  case foundation
  case localizer
  case table

  /// The word by which this program is told to give one answer and end.
  static let word = "--first-answer"

  var name: String {
    switch self {
    case .foundation: "Bundle.localizedString"
    case .localizer: "Localizer.load, use and text(forKey:)"
    case .table: "the file alone, as a table"
    }
  }

  /// Answers once and prints how many milliseconds it took, if the call asks for that.
  static func answerIfAsked() -> Bool {
    let words = CommandLine.arguments
    guard words.count == 5, words[1] == word, let way = FirstAnswer(rawValue: words[2]) else {
      return false
    }
    let start = DispatchTime.now().uptimeNanoseconds
    let isAnswered = way.answer(folder: words[3], key: words[4])
    let time = DispatchTime.now().uptimeNanoseconds - start
    if isAnswered { print(Double(time) / 1e6, terminator: "") }
    return true
  }

  /// Whether the key has a text.
  private func answer(folder: String, key: String) -> Bool {
    switch self {
    case .foundation:
      let bundle = Bundle(path: folder + "/fr.lproj")
      return bundle?.localizedString(forKey: key, value: nil, table: nil) ?? key != key
    case .localizer:
      let localizer = Localizer(system: .fixed([]))
      localizer.load(folder: folder)
      _ = try? localizer.use("fr")
      return localizer.text(forKey: key) != key
    case .table:
      let path = folder + "/fr.lproj/Localizable.strings"
      guard let file = try? StringFile(contentsOf: path) else { return false }
      let table = StringTable(folding: [.init(language: "fr", file: file)])
      return table.index(of: key) != nil
    }
  }
}
