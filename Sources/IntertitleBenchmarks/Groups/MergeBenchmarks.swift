import Foundation
import Intertitle
import IntertitleTables
import IntertitleTooling

/// Group `merge`: what many vendors cost when they are merged, and in look-ups after that.
enum MergeBenchmarks {
  private static let vendors = 20
  private static let languages = ["ar", "de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh-Hans"]
  private static let entries = 500

  static func run(_ effort: Effort) -> [Claim] {
    merge(effort) + lookUp(effort)
  }

  private static let reading = "reading the files"
  private static let loading = "reading them and folding every language"
  private static let planning = "reading them and planning the merge"

  private static func merge(_ effort: Effort) -> [Claim] {
    guard let folder = BenchmarkFolder(), let paths = write(to: folder) else { return [] }
    defer { folder.remove() }
    let request = MergeRequest(main: folder.path + "/App", vendors: [folder.path + "/Vendor"])
    let count = paths.count
    let suite = Suite(
      "\(vendors) vendors, \(languages.count) languages, \(entries) entries each: \(count) files",
      rounds: effort.rounds
    )
    suite.add(reading, operations: count) {
      // All are there at the end, as after a load.
      paths.map { try? StringFile(contentsOf: $0) }.reduce(0) { $0 + ($1?.entries.count ?? 0) }
    }
    suite.add(loading, operations: count) { load(folder) }
    suite.add(planning, operations: count) {
      guard let input = try? MergeInput(request) else { return 0 }
      return input.merge(request).report().added.count
    }
    let results = suite.run()
    return [loading, planning].map {
      Claim(name: "\($0) / \(reading)", figure: results.ratio($0, to: reading), bound: .atMost(2))
    }
  }

  private static func load(_ folder: BenchmarkFolder) -> Int {
    let localizer = Localizer(system: .fixed(["en"]))
    localizer.load(folder: folder.path + "/App", vendors: [folder.path + "/Vendor"])
    return languages.reduce(0) { count, tag in
      count + localizer.speaking(Language(tag)).text(forKey: "v0 k0").utf8.count
    }
  }

  private static func write(to folder: BenchmarkFolder) -> [String]? {
    var paths: [String] = []
    for tag in languages {
      let app = "App/\(tag).lproj/Localizable.strings"
      guard folder.write(table(of: "app", tag), to: app) else { return nil }
      paths.append(folder.path + "/" + app)
      for vendor in 0..<vendors {
        let path = "Vendor/V\(vendor)/V\(vendor).bundle/\(tag).lproj/V\(vendor).strings"
        guard folder.write(table(of: "v\(vendor)", tag), to: path) else { return nil }
        paths.append(folder.path + "/" + path)
      }
    }
    return paths
  }

  private static func table(of owner: String, _ tag: String) -> String {
    (0..<entries).map { "\"\(owner) k\($0)\" = \"\(tag): what \(owner) says for \($0)\";\n" }
      .joined()
  }
}

// Look-ups: the same number of keys, of one vendor or of many.
extension MergeBenchmarks {
  private static let operations = 1 << 14

  private static func lookUp(_ effort: Effort) -> [Claim] {
    let words = Words(count: 10_000)
    let hits = words.questions(operations, of: words.keys, distinct: 4096)
    let suite = Suite("a look-up among 10,000 merged keys", rounds: effort.rounds)
    let counts = [1, 20, 200]
    for count in counts {
      let localizer = merged(words, vendors: count)
      suite.add("of \(count) vendors", operations: operations) {
        hits.reduce(0) { $0 &+ localizer.text(forKey: $1).utf8.count }
      }
    }
    let results = suite.run()
    return counts.dropFirst().map { count in
      Claim(
        name: "a look-up among keys of \(count) vendors / of one",
        figure: results.ratio("of \(count) vendors", to: "of 1 vendors"),
        bound: .atMost(1.1)
      )
    }
  }

  private static func merged(_ words: Words, vendors count: Int) -> Localizer {
    let localizer = Localizer(system: .fixed(["zh"]))
    let size = words.keys.count / count
    let vendors = (0..<count).map { number in
      let part = number * size..<(number + 1) * size
      let texts = zip(words.keys[part], words.values[part]).map { ($0, $1) }
      let pairs = TextPairs(Dictionary(texts) { first, _ in first })
      var table: TextTable = [:]
      table.languages = [(language: "zh", texts: pairs)]
      return ("V\(number)", table)
    }
    localizer.load(["zh": [:]], vendored: OrderedPairs(vendors))
    return localizer
  }
}

/// A folder that is gone after a run.
struct BenchmarkFolder {
  let path = NSTemporaryDirectory() + "intertitle-" + UUID().uuidString

  init?() {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { return nil }
  }

  func write(_ text: String, to name: String) -> Bool {
    do {
      try WholeFiles.write([.init(path: "\(path)/\(name)", text: text)])
      return true
    } catch { return false }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
