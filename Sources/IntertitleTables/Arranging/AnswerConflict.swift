package import IntertitleLanguages

/// The two sides, the app and a vendor or two vendors, that say different things for a key in one
/// language.
package struct AnswerConflict: Hashable, Sendable {
  /// Whose entry answers; nil for the app.
  package let winner: String?
  /// Whose does not; nil for the app.
  package let loser: String?

  /// Compares the entry that answers for a key with another one of the key.
  ///
  /// It is nil where they agree, are one side, or are asked for different languages. One side that
  /// says two things in files of its own is in conflict with nobody.
  ///
  /// - Parameters:
  ///   - winner: Where the entry that answers is from.
  ///   - text: What it says.
  ///   - loser: Where the other one is from.
  ///   - other: What that says.
  package init?(
    _ winner: AnswerLayer,
    _ text: @autoclosure () -> StringValue,
    _ loser: AnswerLayer,
    _ other: @autoclosure () -> StringValue
  ) {
    guard winner.hop == loser.hop, winner.vendor != loser.vendor, text() != other() else {
      return nil
    }
    (self.winner, self.loser) = (winner.vendor, loser.vendor)
  }

  /// Whether that is an error, because a policy of one of the vendors says so.
  package func isFailure(_ policies: MergePolicies) -> Bool {
    [winner, loser].compactMap(\.self).contains { policies[$0] == .fail }
  }
}
