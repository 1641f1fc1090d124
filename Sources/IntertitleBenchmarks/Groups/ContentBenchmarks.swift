import Foundation
import Intertitle

/// What a text with two numbers costs: made, assigned and shown, beside what code does without models.
enum ContentBenchmarks {
  private static let operations = 1 << 12
  private static let peer = "localizedStringWithFormat(bundle.localizedString(…))"
  private static let content = CountedWork(
    name: "content with two numbers, assigned and shown",
    operations: operations
  ) {
    let localizer = Localizer(system: .fixed(["de"]))
    localizer.load(["de": ["%lld of %lld files": "%1$lld von %2$lld Dateien"]])
    let label = localizer.scoped { LabelModel() }
    return { assign(to: label, operations) }
  }
  static let works = [content]

  static func run(_ effort: Effort) -> [Claim] {
    guard let bundle = TextBundle(["%lld of %lld files": "%1$lld von %2$lld Dateien"]) else {
      return []
    }
    defer { bundle.remove() }
    let suite = Suite("a text with two numbers", rounds: effort.rounds)
    suite.add(peer, operations: operations / 4) {
      (0..<(operations / 4)).reduce(0) { sum, number in
        let format = bundle.bundle.localizedString(
          forKey: "%lld of %lld files",
          value: nil,
          table: nil
        )
        return sum &+ String.localizedStringWithFormat(format, number, 12).utf8.count
      }
    }
    suite.add(content)
    let results = suite.run()
    return [
      Claim(
        name: "\(peer) / content with two numbers, shown",
        figure: results.ratio(peer, to: content.name),
        bound: .atLeast(15)
      )
    ] + InstructionCounts(works).claim(content, atMost: 9_000)
  }

  private static func assign(to label: LabelModel, _ count: Int) -> Int {
    (0..<count).reduce(0) { sum, number in
      label.content = "\(number) of \(12) files"
      return sum &+ (label.text?.utf8.count ?? 0)
    }
  }
}

/// A bundle on the disk with one German table, as an app has it.
private struct TextBundle {
  let bundle: Bundle
  private let folder: URL

  init?(_ texts: KeyValuePairs<String, String>) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("intertitle-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    let table = folder.appendingPathComponent("de.lproj")
    let lines = texts.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: "\n")
    do {
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try Data(lines.utf8).write(to: table.appendingPathComponent("Localizable.strings"))
    } catch { return nil }
    guard let bundle = Bundle(path: table.path) else { return nil }
    self.bundle = bundle
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
