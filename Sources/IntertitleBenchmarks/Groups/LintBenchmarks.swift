import IntertitleTooling
import IntertitleLanguages
import IntertitleTables

/// Group `lint`: how fast a whole folder is looked through, reading included, and that the time
/// grows with the number of entries and not faster.
enum LintBenchmarks {
  private static let reading = "the larger one, read and folded only"

  static func run(_ effort: Effort) -> [Claim] {
    let small = Folder(keys: 2_000)
    let large = Folder(keys: 16_000)
    let suite = Suite("lint of a folder in six languages", rounds: effort.rounds)
    suite.add(small.name, operations: small.entries, small.lint)
    suite.add(large.name, operations: large.entries, large.lint)
    suite.add(reading, operations: large.entries, large.read)
    let results = suite.run()
    return [
      Claim(
        name: "lint, reading included / reading and folding alone",
        figure: results.ratio(large.name, to: reading),
        bound: .atMost(60)
      ),
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
    private let files: [(path: String, bytes: [UInt8])]

    init(keys: Int) {
      let words = Words(count: keys)
      let languages = ["en", "de", "fr", "ja", "ru", "zh-Hans"]
      files = languages.enumerated().map { number, language in
        let text = Self.table(words, language, seed: number)
        return ("App/\(language).lproj/Localizable.strings", Array(text.utf8))
      }
      entries = keys * languages.count
      name = "\(keys) keys"
    }

    private var stringFiles: [StringFile] {
      files.map { StringFile(bytes: $0.bytes, path: $0.path) }
    }

    func read() -> Int {
      stringFiles.reduce(0) {
        $0 + StringTable(folding: [.init(language: "en", file: $1)]).count
      }
    }

    func lint() -> Int {
      let files = stringFiles
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
