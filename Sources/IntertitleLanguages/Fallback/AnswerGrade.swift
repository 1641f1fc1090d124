/// How near what was served is to what was asked for.
public enum AnswerGrade: String, Hashable, Sendable, CaseIterable, Codable {
  /// The language itself.
  case exact
  /// A parent of the language: `es-419` for `es-MX`.
  case parent
  /// The same language in another script; only with a rule that says so.
  case otherScript
  /// The development language.
  case development
}

extension AnswerGrade: Comparable {
  /// From ``exact`` to ``development``: better grades are less.
  public static func < (lhs: AnswerGrade, rhs: AnswerGrade) -> Bool { lhs.rank < rhs.rank }

  /// The place of the grade among all: 0 for the best.
  package var rank: UInt8 {
    switch self {
    case .exact: 0
    case .parent: 1
    case .otherScript: 2
    case .development: 3
    }
  }
}
