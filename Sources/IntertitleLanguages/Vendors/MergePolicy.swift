/// Whose text stands where the app and a vendor say different things for a key of the main table.
public enum MergePolicy: String, Hashable, Sendable, CaseIterable {
  /// The app's.
  case appWins = "app-wins"
  /// The vendor's, for assigned texts and for the vendor's own bundle alike; an entry of the app's
  /// table `Vendor.Table` still goes before it.
  case vendorWins = "vendor-wins"
  /// The app's, and each difference is an error: a merge fails, a load reports it.
  case fail
}

/// What holds for each vendor.
package struct MergePolicies: Hashable, Sendable {
  /// What holds where nothing is said of a vendor.
  package var usual: MergePolicy
  /// What holds for some vendors, by their names.
  package var exceptions: [String: MergePolicy]

  package init(_ usual: MergePolicy = .appWins, except exceptions: [String: MergePolicy] = [:]) {
    self.usual = usual
    self.exceptions = exceptions
  }

  /// What holds for a vendor.
  package subscript(vendor: String) -> MergePolicy { exceptions[vendor] ?? usual }
}
