/// How often tables were asked for keys.
public struct LookupCount: Hashable, Sendable {
  private struct Question: Hashable {
    let key: String
    let table: String?
  }

  private var counts: [Question: Int] = [:]

  /// Creates a count of nothing.
  public init() {}

  /// How often anything was asked for.
  public var total: Int { counts.values.reduce(0, +) }

  /// The keys that were asked for, sorted.
  public var keys: [String] { Set(counts.keys.map(\.key)).sorted() }

  /// How often a key was asked for, whatever the table.
  public func count(of key: String) -> Int {
    counts.reduce(0) { $0 + ($1.key.key == key ? $1.value : 0) }
  }

  /// How often a key was asked for in a table; nil for the main table.
  public func count(of key: String, in table: String?) -> Int {
    counts[Question(key: key, table: table)] ?? 0
  }

  mutating func add(_ key: String, _ table: String?) {
    counts[Question(key: key, table: table), default: 0] += 1
  }
}

extension LookupCount: CustomStringConvertible {
  /// The keys with how often they were asked for: `Sign in 2, Wallet 1`.
  public var description: String {
    keys.map { "\($0) \(count(of: $0))" }.joined(separator: ", ")
  }
}
