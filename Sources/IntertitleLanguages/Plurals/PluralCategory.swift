/// The grammatical number of a counted thing, as CLDR names it.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable, Codable {
  /// As for 0 in Arabic.
  case zero
  /// As for 1 in English.
  case one
  /// As for 2 in Arabic.
  case two
  /// As for 2 to 4 in Russian.
  case few
  /// As for 5 in Russian.
  case many
  /// The general case; every language has it.
  case other
}

extension PluralCategory: Comparable {
  /// In the order ``zero`` to ``other``.
  public static func < (lhs: PluralCategory, rhs: PluralCategory) -> Bool { lhs.rank < rhs.rank }

  var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  init?(rank: Int) {
    guard Self.allCases.indices ~= rank else { return nil }
    self = Self.allCases[rank]
  }
}
