/// Keys and values of an interface, the same on every machine.
struct Words {
  let keys: [String]
  let values: [String]
  /// Keys that are in no table.
  let strangers: [String]

  init(count: Int) {
    var random = SplitMix(seed: 42)
    keys = (0..<count).map { Self.key($0, &random) }
    values = (0..<count).map { "值 \($0) " + Self.phrase(4, &random) }
    strangers = (0..<count).map { "no \($0) " + Self.phrase(3, &random) }
  }

  private static let vocabulary = [
    "account", "balance", "transfer", "settings", "photo", "delete", "confirm", "钱包", "转账",
    "message", "unable", "again", "later", "please", "network", "offline", "の", "設定",
  ]

  private static func key(_ number: Int, _ random: inout SplitMix) -> String {
    number.isMultiple(of: 33) ? "k\(number)" : "\(phrase(4, &random)) \(number)"
  }

  private static func phrase(_ count: Int, _ random: inout SplitMix) -> String {
    (0..<count).map { _ in vocabulary[Int(random.next() % UInt64(vocabulary.count))] }
      .joined(separator: " ")
  }

  /// Keys in a random order; each distinct one is a string of its own and not the table's.
  func questions(_ count: Int, of source: [String], distinct: Int) -> [String] {
    var random = SplitMix(seed: 7)
    let pool = (0..<distinct).map {
      String(decoding: Array(source[$0 * 7 % source.count].utf8), as: UTF8.self)
    }
    return (0..<count).map { _ in pool[Int(random.next() % UInt64(distinct))] }
  }
}

/// A small random number generator with a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
