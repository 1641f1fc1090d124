package import IntertitleLanguages

/// One thing that is no longer as it was when a lock file was written.
package struct MergeDrift: Hashable, Sendable {
  /// What kind of thing.
  package enum Kind: String, Hashable, Sendable {
    /// A vendor has an entry, a file, or is there, that was not.
    case added
    /// A vendor says something else.
    case changed
    /// A vendor has something no more.
    case removed
    /// The app's entry asks for other arguments than the vendor's text gives.
    case specifiers
    /// What was decided for a key or a vendor does not apply any more.
    case decision
    /// A generated file is not as a merge would write it.
    case output
  }

  /// What kind of thing.
  package var kind: Kind
  /// The third party; empty where it is about none.
  package var vendor: String
  /// The file.
  package var path: String
  /// The key; nil where it is about more than one.
  package var key: String?
  /// What to do.
  package var advice: String
}

extension MergeDrift {
  /// The drift with its place.
  package func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    let what = key.map { "\($0.inQuotes)" } ?? (vendor.isEmpty ? "this file" : "all of it")
    let owner = vendor.isEmpty ? "" : "\(vendor): "
    return Diagnostic(
      severity,
      rule: "drift-\(kind.rawValue)",
      "\(owner)\(what) \(kind.words); \(advice)",
      path: path.isEmpty ? nil : path
    )
  }
}

extension MergeDrift.Kind {
  fileprivate var words: String {
    switch self {
    case .added: "is new"
    case .changed: "says something else than when it was merged"
    case .removed: "is there no more"
    case .specifiers: "takes other arguments in the app than the vendor's text"
    case .decision: "is decided otherwise than when it was merged"
    case .output: "is not what a merge would write"
    }
  }
}
