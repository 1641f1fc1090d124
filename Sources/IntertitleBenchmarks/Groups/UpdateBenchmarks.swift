import Foundation
import Intertitle
import IntertitleTables

/// A set of tables, from its bytes to what is shown: 10 languages with 5,000 entries each.
enum UpdateBenchmarks {
  private static let languages = ["ar", "de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh"]
  private static let entries = 5000
  private static let reading = "reading the files of the set, one after the other"
  private static let hashing = "hashing the set"
  private static let verifying = "verifying the set: hash, names, files"
  private static let applying = "applying it: verified, kept on the disk, put in place, compared"

  static func run(_ effort: Effort) -> [Claim] {
    guard let folder = BenchmarkFolder() else { return [] }
    defer { folder.remove() }
    let sets = ["one", "two"].compactMap { set(of: $0, in: folder) }
    guard sets.count == 2 else { return [] }
    let results = measure(sets, folder, effort)
    print("  \(sets[0].count / 1000) KB in each set")
    return [
      Claim(
        name: "verifying a set / hashing and reading its files",
        figure: results.time(verifying) / (results.time(hashing) + results.time(reading)),
        bound: .atMost(1.5)
      ),
      Claim(
        name: "applying a set / hashing and reading its files",
        figure: results.time(applying) / (results.time(hashing) + results.time(reading)),
        bound: .atMost(8)
      ),
    ]
  }

  private static func measure(
    _ sets: [[UInt8]],
    _ folder: BenchmarkFolder,
    _ effort: Effort
  ) -> Results {
    let updates = TableUpdates(folder: folder.path + "/sets")
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(folder: folder.path + "/one")
    let suite = Suite("a set of 10 languages, 5,000 entries each", rounds: effort.rounds)
    let paths = languages.map { "\(folder.path)/one/\($0).lproj/Localizable.strings" }
    suite.add(reading, operations: 1) {
      paths.reduce(0) { $0 + ((try? StringFile(contentsOf: $1))?.entries.count ?? 0) }
    }
    suite.add(hashing, operations: 1) { Int(SHA256(of: sets[0]).bytes[0]) }
    suite.add(verifying, operations: 1) {
      (try? TablePack(SealedPack(sets[0])))?.entryCount ?? 0
    }
    var number = 0
    suite.add(applying, operations: 1) {
      number += 1
      let set = TableSet.bytes(sets[number % 2])
      return (try? localizer.apply(set, keptIn: updates))?.changed.count ?? 0
    }
    return suite.run()
  }

  private static func set(of word: String, in folder: BenchmarkFolder) -> [UInt8]? {
    for tag in languages {
      let lines = (0..<entries).map { number in
        "\"a key of a screen \(number)\" = \"\(word) in \(tag), as long as a text is \(number)\";\n"
      }
      let path = "\(word)/\(tag).lproj/Localizable.strings"
      guard folder.write(lines.joined(), to: path) else { return nil }
    }
    return try? SealedPack(folder: "\(folder.path)/\(word)", atMost: .max).bytes
  }
}
