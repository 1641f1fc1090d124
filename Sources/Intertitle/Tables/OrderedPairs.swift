/// Values by name, in the order in which they were written or given.
///
/// It is what vendors are given in, because an earlier one wins over a later one.
/// ```swift
/// let vendors: OrderedPairs<TextTable> = [
///   "Rater": ["fr": ["Later": "Plus tard"]],
///   "Hud": ["fr": ["Done": "Fini"]],
/// ]
/// ```
public struct OrderedPairs<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  let pairs: [(name: String, value: Value)]

  /// Creates the pairs of a literal; a name may stand twice.
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self.pairs = pairs.map { ($0.0, $0.1) }
  }

  /// Creates pairs in the order of a list.
  ///
  /// - Parameter pairs: The names and values.
  public init(_ pairs: [(String, Value)]) {
    self.pairs = pairs.map { ($0.0, $0.1) }
  }

  /// Creates pairs from a dictionary, which has no order: they are sorted by name.
  ///
  /// - Parameter values: The values by their names.
  /// - Complexity: O(*n* log *n*).
  public init(_ values: [String: Value]) {
    pairs = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
