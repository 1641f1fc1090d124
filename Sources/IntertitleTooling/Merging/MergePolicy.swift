internal import IntertitleTables

/// Which value stands where the app and a vendor say different things.
public enum MergePolicy: String, Hashable, Sendable, CaseIterable {
  /// The app's.
  case appWins = "app-wins"
  /// The vendor's; between two vendors the earlier one's.
  case vendorWins = "vendor-wins"
  /// The app's, but a conflict makes the merge fail.
  case fail
}
