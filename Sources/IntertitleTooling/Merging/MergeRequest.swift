package import IntertitleLanguages
internal import IntertitleTables

/// What `merge` is asked to do.
package struct MergeRequest {
  /// The folder of the app's tables.
  var main: String
  /// The folders of third parties.
  var vendors: [String]
  /// Where generated tables go; nil for nowhere.
  package var output: String?
  /// Where the texts go that vendors lack, for a translator; nil for nowhere.
  package var stubs: String?
  /// Where it is recorded what was merged; nil for a file that stands beside the vendors' folders,
  /// if there is one.
  package var lock: String?
  /// Which value stands where two differ.
  package var policies = MergePolicies()
  /// Whether nothing is written.
  package var isDryRun = false
  /// Whether nothing is written, and what has changed since it was recorded is an error.
  package var isCheck = false
  /// The main table.
  package var mainTable = TableName.usual
  /// The development language that the call tells.
  package var development: Language?

  /// Describes a merge of folders.
  package init(main: String, vendors: [String]) {
    self.main = main
    self.vendors = vendors
  }

  /// The call that writes the same again to `--output` or `--stubs`.
  func call(writing option: String, to folder: String) -> String {
    var words = ["retitle", "merge", "--main", main]
    for vendor in vendors { words += ["--vendor", vendor] }
    words += [option, folder]
    if policies.usual != .appWins { words += ["--policy", policies.usual.rawValue] }
    for (vendor, policy) in policies.exceptions.sorted(by: { $0.key < $1.key }) {
      words += ["--policy", "\(vendor)=\(policy.rawValue)"]
    }
    if mainTable != TableName.usual { words += ["--main-table", mainTable] }
    if let development { words += ["--development", development.tag] }
    return words.map(\.quotedForShell).joined(separator: " ")
  }
}

extension String {
  /// The word as a shell reads it back.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./+@:,=".contains($0) }
    guard !isPlain else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
