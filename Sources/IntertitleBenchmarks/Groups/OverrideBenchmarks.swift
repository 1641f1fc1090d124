import Foundation
import Intertitle

/// What a bundle's look-up costs beside one in the main table.
enum OverrideBenchmarks {
  private static let operations = 1 << 14
  private static let main = "the localizer, main table"
  private static let bundles = ["the app's bundle", "a vendor's bundle deep in a framework"]

  static func run(_ effort: Effort) -> [Claim] {
    let words = Words(count: 5000)
    let hits = words.questions(operations, of: words.keys, distinct: 4096)
    let localizer = Localizer(system: .fixed(["zh"]))
    localizer.load(["zh": TextPairs(words.texts)], vendored: ["Picker": ["zh": ["Done": "完成"]]])
    let suite = Suite("a bundle's look-up among 5,000 keys", rounds: effort.rounds)
    suite.add(main, operations: operations) {
      hits.reduce(0) { $0 &+ localizer.text(forKey: $1).utf8.count }
    }
    let vendor = "/app/Sample.app/Frameworks/Picker.framework/Versions/A/Resources/zh-Hans.lproj"
    add(suite, bundles[0], localizer.override(Bundle.main), nil, hits)
    add(suite, bundles[1], localizer.override(SilentBundle(path: vendor)), "Picker", hits)
    return claims(suite.run())
  }

  private static func add(
    _ suite: Suite,
    _ name: String,
    _ bundle: BundleOverride,
    _ table: String?,
    _ hits: [String]
  ) {
    suite.add(name, operations: operations) {
      hits.reduce(0) {
        $0 &+ bundle.localizedString(forKey: $1, value: nil, table: table).utf8.count
      }
    }
  }

  private static func claims(_ results: Results) -> [Claim] {
    bundles.map { bundle in
      Claim(
        name: "\(bundle) / the main table",
        figure: results.ratio(bundle, to: main),
        bound: .atMost(2)
      )
    }
  }
}

/// A bundle that has nothing to say itself.
private struct SilentBundle: BundleSource {
  let path: String

  var bundleIdentifier: String? { nil }
  var bundlePath: String { path }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    key
  }
}
