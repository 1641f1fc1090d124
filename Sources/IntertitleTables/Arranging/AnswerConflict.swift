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
  ///   - layers: The layers.
  ///   - winner: The entry that answers.
  ///   - loser: The other one.
  package init?(
    in layers: [AnswerLayer],
    _ winner: StringTable.EntryPlace,
    _ loser: StringTable.EntryPlace
  ) {
    guard winner.source != loser.source, layers[winner.source].hop == layers[loser.source].hop
    else { return nil }
    let (first, second) = (layers[winner.source], layers[loser.source])
    guard first.vendor != second.vendor,
      !first.saysTheSame(at: winner.number, as: second, at: loser.number)
    else { return nil }
    (self.winner, self.loser) = (first.vendor, second.vendor)
  }

  /// Whether that is an error, because a policy of one of the vendors says so.
  package func isFailure(_ policies: MergePolicies) -> Bool {
    [winner, loser].compactMap(\.self).contains { policies[$0] == .fail }
  }
}
