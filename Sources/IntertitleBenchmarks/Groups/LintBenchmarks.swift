import IntertitleTooling
import IntertitleLanguages
import IntertitleTables

/// Group `lint`: how fast a whole folder is looked through, reading included, and that the time
/// grows with the number of entries and not faster.
enum LintBenchmarks {
  static func run(_ effort: Effort) -> [Claim] {
    let small = Folder(keys: 2_000)
    let large = Folder(keys: 16_000)
    let suite = Suite("lint of a folder in six languages", rounds: effort.rounds)
    suite.add(small.name, operations: small.entries, small.lint)
    suite.add(large.name, operations: large.entries, large.lint)
    let results = suite.run()
    let speed = Double(large.bytes) * 1_000 / (results.time(large.name) * Double(large.entries))
    return [
      Claim(name: "lint: MB/s, reading included, one core", figure: speed, bound: .atLeast(10)),
      Claim(
        name: "lint: an entry among eight times as many, in times of one among few",
        figure: results.ratio(large.name, to: small.name),
        bound: .atMost(1.6)
      ),
    ]
  }

  /// A table in English and five translations, in memory; each translation lacks some keys, and
  /// some of its texts are copies or have other placeholders.
  private struct Folder {
    let name: String
    let entries: Int
    let bytes: Int
    private let files: [(path: String, bytes: [UInt8])]

    init(keys: Int) {
      let words = Words(count: keys)
      let languages = ["en", "de", "fr", "ja", "ru", "zh-Hans"]
      files = languages.enumerated().map { number, language in
        let text = Self.table(words, language, seed: number)
        return ("App/\(language).lproj/Localizable.strings", Array(text.utf8))
      }
      entries = keys * languages.count
      bytes = files.reduce(0) { $0 + $1.bytes.count }
      name = "\(keys) keys"
    }

    func lint() -> Int {
      let files = files.map { StringFile(bytes: $0.bytes, path: $0.path) }
      return Linter().findings(in: LintSubject(path: "App", files: files)).count
    }

    private static func table(_ words: Words, _ language: String, seed: Int) -> String {
      words.keys.indices.reduce(into: "/* \(language) */\n") { text, index in
        guard seed == 0 || index % 50 != seed else { return }
        let isCopy = seed == 0 || index % 40 == seed
        let value = isCopy ? "Text \(index) of the app %d" : "\(words.values[index]) \(seed) %d"
        text += "\"\(words.keys[index])\" = \"\(value)\";\n"
      }
    }
  }
}
