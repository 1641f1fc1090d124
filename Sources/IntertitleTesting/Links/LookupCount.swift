public import Intertitle

/// How often tables were asked for keys.
public struct LookupCount: Hashable, Sendable {
  private struct Question: Hashable {
    let key: String
    let table: String?
    let slot: TextSlot?
  }

  private var counts: [Question: Int] = [:]
  /// How many texts passed a link that counts; nil where tables count.
  private(set) var passages: Int?

  /// Creates a count of nothing.
  public init() {}

  /// How often anything was asked for.
  public var total: Int { counts.values.reduce(0, +) }

  /// The keys that were asked for, sorted.
  public var keys: [String] { Set(counts.keys.map(\.key)).sorted() }

  /// How often a key was asked for, whatever the table.
  public func count(of key: String) -> Int {
    count { $0.key == key }
  }

  /// How often a key was asked for in a table; nil for the main table.
  public func count(of key: String, in table: String?) -> Int {
    count { $0.key == key && $0.table == table }
  }

  /// How often anything was asked for by texts of this kind of place.
  ///
  /// Tables that are asked by themselves, as ``CountingTextSource`` is, do not know of places: what
  /// they count is for none.
  public func count(for slot: TextSlot) -> Int {
    count { $0.slot == slot }
  }

  /// The part of the count that is for one kind of place.
  func only(for slot: TextSlot) -> LookupCount {
    var part = LookupCount()
    part.counts = counts.filter { $0.key.slot == slot }
    return part
  }

  /// Creates what a link begins with.
  init(passages: Int) {
    self.passages = passages
  }

  mutating func addPassage() { passages = (passages ?? 0) + 1 }

  mutating func add(_ key: String, _ table: String?, for slot: TextSlot? = nil) {
    counts[Question(key: key, table: table, slot: slot), default: 0] += 1
  }

  private func count(where isMeant: (Question) -> Bool) -> Int {
    counts.reduce(0) { $0 + (isMeant($1.key) ? $1.value : 0) }
  }
}

extension LookupCount: CustomStringConvertible {
  /// The keys with how often they were asked for: `Sign in 2, Wallet 1`.
  public var description: String {
    keys.map { "\($0) \(count(of: $0))" }.joined(separator: ", ")
  }
}
