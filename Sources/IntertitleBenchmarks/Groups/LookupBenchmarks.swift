import IntertitleTables
import Foundation
import Intertitle

/// What a look-up costs beside Foundation's, and beside the way of the articles.
enum LookupBenchmarks {
  private static let operations = 1 << 14

  static func run(_ effort: Effort) -> [Claim] {
    let words = Words(count: 5000)
    let folder = LocalizedFolder(words)
    defer { folder.remove() }
    guard let bundle = Bundle(path: folder.language) else { return [] }
    let hits = words.questions(operations, of: words.keys, distinct: 4096)
    let localizer = makeLocalizer(words)
    let suite = Suite("a look-up among 5,000 keys", rounds: effort.rounds)
    let table = StringTable(
      folding: [.init(language: "zh", file: StringFile(pairs: words.texts.map { ($0, $1) }))]
    )
    suite.add("the table, hit", operations: operations) {
      hits.reduce(0) { $0 &+ (table.text(forKey: $1) ?? "").utf8.count }
    }
    suite.add("the localizer, hit", operations: operations) {
      hits.reduce(0) { $0 &+ localizer.text(forKey: $1).utf8.count }
    }
    suite.add("Dictionary, hit", operations: operations) { [texts = words.texts] in
      hits.reduce(0) { $0 &+ (texts[$1] ?? "").utf8.count }
    }
    suite.add("Bundle kept, hit", operations: operations / 16) {
      hits[..<(operations / 16)].reduce(0) {
        $0 &+ bundle.localizedString(forKey: $1, value: nil, table: nil).utf8.count
      }
    }
    addArticle(suite, hits, folder, words)
    return claims(suite.run())
  }

  private static func addArticle(
    _ suite: Suite,
    _ hits: [String],
    _ folder: LocalizedFolder,
    _ words: Words
  ) {
    let few = hits[..<(operations / 64)]
    let labels = ChainBenchmarks.makeLabels(words, links: 0).map(\.$text)
    suite.add("an assignment", operations: operations) {
      for index in hits.indices { labels[index & 1023].text = hits[index] }
      return labels[7].text?.utf8.count ?? 0
    }
    // As the article does it: the language's folder is looked for and opened at each assignment.
    guard let root = Bundle(path: folder.root) else { return }
    suite.add("Bundle(path:) for each assignment", operations: few.count) {
      few.reduce(0) {
        let path = root.path(forResource: "zh-Hans", ofType: "lproj") ?? folder.language
        let bundle = Bundle(path: path) ?? .main
        return $0 &+ bundle.localizedString(forKey: $1, value: nil, table: nil).utf8.count
      }
    }
  }

  private static func claims(_ results: Results) -> [Claim] {
    [
      Claim(
        name: "a kept Bundle / a hit in the table",
        figure: results.ratio("Bundle kept, hit", to: "the table, hit"),
        bound: .atLeast(25)
      ),
      Claim(
        name: "Bundle(path:) for each assignment / an assignment",
        figure: results.ratio("Bundle(path:) for each assignment", to: "an assignment"),
        bound: .atLeast(100)
      ),
    ]
  }

  private static func makeLocalizer(_ words: Words) -> Localizer {
    let localizer = Localizer(system: .fixed(["zh"]))
    localizer.load(["zh": TextPairs(words.texts)])
    return localizer
  }
}

extension Words {
  var texts: [String: String] { Dictionary(zip(keys, values)) { first, _ in first } }
}

/// A folder with one language for Foundation's bundle to read.
struct LocalizedFolder {
  let root: String
  /// The path of the language's folder.
  let language: String

  init(_ words: Words) {
    root = NSTemporaryDirectory() + "intertitle-\(UUID().uuidString).bundle"
    language = root + "/zh-Hans.lproj"
    try? FileManager.default.createDirectory(atPath: language, withIntermediateDirectories: true)
    let lines = zip(words.keys, words.values).map { "\"\($0)\" = \"\($1)\";\n" }
    try? lines.joined().write(
      toFile: language + "/Localizable.strings",
      atomically: true,
      encoding: .utf8
    )
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: root)
  }
}
