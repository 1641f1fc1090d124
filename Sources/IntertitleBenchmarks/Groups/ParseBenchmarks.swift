import Foundation
import IntertitleLanguages
import IntertitleTables

/// Group `parse`: our readers against Foundation's on the same bytes.
///
/// Every round runs both in turn, each once unmeasured first; a ratio is the median of the rounds'
/// ratios, so that a drift of the machine hits both alike. Reading includes everything a caller
/// gets: validation, the index, diagnostics.
enum ParseBenchmarks {
  /// Measures and prints every format at several sizes.
  static func run(_ effort: Effort) -> [Claim] {
    [1_000, 5_000, 100_000].flatMap { keys in
      results(keys: keys, rounds: max(3, effort.rounds / 2)).compactMap { result in
        print(result.line)
        guard let target = result.target else { return nil }
        let name = "\(result.name), \(keys) keys: times as fast as Foundation"
        return Claim(name: name, figure: result.ratio, bound: .atLeast(target))
      }
    }
  }

  /// One comparison.
  struct Result {
    /// What was read.
    var name: String
    /// How many keys it has.
    var keys: Int
    /// How fast ours is, in bytes of the file.
    var megabytesPerSecond: Double
    /// How long ours takes.
    var milliseconds: Double
    /// How many times as long Foundation takes.
    var ratio: Double
    /// The least ratio that is aimed at, if any.
    var target: Double?

    /// The result for people.
    var line: String {
      let speed = String(format: "%7.0f MB/s %9.3f ms", megabytesPerSecond, milliseconds)
      return "  \(name) \(keys)".padded(to: 30) + speed + String(format: "  x%.1f", ratio)
    }
  }

  /// Measures all formats at one size.
  static func results(keys: Int, rounds: Int = 5) -> [Result] {
    let pairs = SampleTexts.pairs(keys)
    let text = Array(SampleTexts.strings(pairs).utf8)
    let target: Double? = keys >= 100_000 ? 35 : keys >= 5_000 ? 20 : nil
    return [
      compare("strings", keys, text, rounds, target) { propertyList($0) },
      compare("strings UTF-16", keys, utf16(text), rounds, nil) { propertyList($0) },
      compare(
        "stringsdict",
        keys,
        rules(keys),
        rounds,
        target.map { min($0, 20) },
        path: "en.lproj/T.stringsdict"
      ) {
        propertyList($0)
      },
      compare(
        "xcstrings",
        keys,
        catalog(pairs),
        rounds,
        target.map { min($0, keys >= 100_000 ? 25 : 20) },
        path: "T.xcstrings"
      ) {
        (try? JSONDecoder().decode(Catalog.self, from: $0))?.strings.count ?? 0
      },
    ]
  }

  private static func compare(
    _ name: String,
    _ keys: Int,
    _ bytes: [UInt8],
    _ rounds: Int,
    _ target: Double?,
    path: String = "T.strings",
    _ other: (Data) -> Int
  ) -> Result {
    let data = Data(bytes)
    var own: [Double] = []
    var ratios: [Double] = []
    for round in 0...rounds {
      let mine = milliseconds { precondition(read(bytes, path) == keys) }
      let theirs = milliseconds { precondition(other(data) == keys) }
      guard round > 0 else { continue }
      own.append(mine)
      ratios.append(theirs / mine)
    }
    let time = own.sorted()[own.count / 2]
    return Result(
      name: name,
      keys: keys,
      megabytesPerSecond: Double(bytes.count) / 1_000 / time,
      milliseconds: time,
      ratio: ratios.sorted()[ratios.count / 2],
      target: target
    )
  }

  private static func read(_ bytes: [UInt8], _ path: String) -> Int {
    StringTable(folding: [.init(language: "en", file: StringFile(bytes: bytes, path: path))]).count
  }

  private static func propertyList(_ data: Data) -> Int {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.count ?? 0
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
  }

  /// What a program would decode a catalog into.
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var comment: String?
      var localizations: [String: Localization]?
    }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable {
      var state: String
      var value: String
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  static func rules(_ keys: Int) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
    for number in 0..<keys {
      text += """
        \t<key>%d item(s) selected in \(number)</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@items@</string>
        \t\t<key>items</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>d</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%d item selected</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%d items selected</string>
        \t\t</dict>
        \t</dict>

        """
    }
    return Array((text + "</dict>\n</plist>\n").utf8)
  }

  static func catalog(_ pairs: [(key: String, value: String)]) -> [UInt8] {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for (number, pair) in pairs.enumerated() {
      let unit = { (value: String) in
        "{\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n"
          + "            \"value\" : \"\(value)\"\n          }\n        }"
      }
      text += "    \"\(pair.key)\" : {\n      \"comment\" : \"Shown\",\n"
      text += "      \"localizations\" : {\n        \"en\" : \(unit(pair.key)),\n"
      text += "        \"fr\" : \(unit(pair.value))\n      }\n"
      text += number == pairs.count - 1 ? "    }\n" : "    },\n"
    }
    return Array((text + "  },\n  \"version\" : \"1.0\"\n}\n").utf8)
  }

  private static func utf16(_ text: [UInt8]) -> [UInt8] {
    let units = String(decoding: text, as: UTF8.self).utf16
    return [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

/// Texts as user interfaces have them, made from a seed: no data files.
enum SampleTexts {
  /// Different keys with a value each; a quarter of them holds characters beyond ASCII.
  static func pairs(_ count: Int) -> [(key: String, value: String)] {
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    return (0..<count).map { number in
      let verb = verbs[next(verbs.count)]
      let noun = nouns[next(nouns.count)]
      let key = next(4) == 0 ? "确定要\(verb)“\(noun)”吗？第\(number)个" : "\(verb) the \(noun) %\(number)"
      let value = next(4) == 0 ? "无法\(verb)\(noun)，请稍后再试 %@" : "Le \(noun) n’a pas pu être \(verb)."
      return (key, value)
    }
  }

  /// The pairs as old-style text, every tenth with a comment.
  static func strings(_ pairs: [(key: String, value: String)]) -> String {
    var text = ""
    for (number, pair) in pairs.enumerated() {
      if number % 10 == 0 { text += "/* Shown on screen \(number) */\n" }
      text += "\"\(pair.key)\" = \"\(pair.value)\";\n"
    }
    return text
  }

  private static let verbs = [
    "delete", "rename", "share", "archive", "restore", "download", "print",
  ]
  private static let nouns = ["attachment", "collection", "message", "account", "library item"]
}
