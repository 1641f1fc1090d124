internal import IntertitleLanguages

/// Says of some bundles whether their look-ups are answered from the tables.
///
/// ```swift
/// localizer.tableOptions.overrideRules = [
///   .deny(.path("Legacy.framework"), table: "Legal"),
///   .allow(.identifier("com.example.picker")),
///   .deny(.identifier("com.example")),
/// ]
/// ```
/// The first rule that applies decides; where none does, a look-up is answered. What is denied is
/// asked itself. Rules are not asked about the system's bundles and tables, which are always asked
/// themselves: see `SystemTables`. Names are compared without case.
public struct OverrideRule: Hashable, Sendable {
  /// Which bundles a rule is for.
  public enum Bundles: Hashable, Sendable {
    /// All of them.
    case any
    /// Those whose identifier is this one, or begins with it and a dot: `com.example` takes in
    /// `com.example.picker`, not `com.examples`.
    case identifier(String)
    /// Those whose path has these whole folders in a row, or begins with them where a slash stands
    /// first: `Legacy.framework`, `Frameworks/Legacy.framework`, `/opt`. An empty one is for none.
    case path(String)
    /// Those that have no identifier, such as a `.lproj` folder that was opened as a bundle.
    case withoutIdentifier
  }

  /// Whether look-ups are answered.
  public var isAllowed: Bool
  /// Which bundles the rule is for.
  public var bundles: Bundles
  /// The table that it is for; nil for all.
  public var table: String?

  /// Answers the look-ups of bundles, for which a later rule may say otherwise.
  ///
  /// - Parameters:
  ///   - bundles: The bundles.
  ///   - table: The table; nil for all.
  /// - Returns: The rule.
  public static func allow(_ bundles: Bundles, table: String? = nil) -> Self {
    Self(isAllowed: true, bundles: bundles, table: table)
  }

  /// Leaves the look-ups of bundles to themselves.
  ///
  /// - Parameters:
  ///   - bundles: The bundles.
  ///   - table: The table; nil for all.
  /// - Returns: The rule.
  public static func deny(_ bundles: Bundles, table: String? = nil) -> Self {
    Self(isAllowed: false, bundles: bundles, table: table)
  }

  /// Whether the rule is for a table of a bundle.
  func applies(to table: String, of bundle: some BundleSource) -> Bool {
    guard self.table.map({ $0.lowercased() == table.lowercased() }) ?? true else { return false }
    switch bundles {
    case .any: return true
    case .identifier(let name): return bundle.bundleIdentifier?.isOrIsBelow(name) ?? false
    case .path(let path): return bundle.bundlePath.has(path)
    case .withoutIdentifier: return bundle.bundleIdentifier?.isEmpty ?? true
    }
  }
}

extension OverrideRule: CustomStringConvertible {
  /// The rule in a few words.
  public var description: String {
    let ofTable = table.map { "the table \($0.inQuotes) of " } ?? ""
    return (isAllowed ? "allow " : "deny ") + ofTable + "\(bundles)"
  }
}

extension OverrideRule.Bundles: CustomStringConvertible {
  /// The bundles in a few words.
  public var description: String {
    switch self {
    case .any: "all bundles"
    case .identifier(let name): "bundles of \(name)"
    case .path(let path): "bundles in \(path)"
    case .withoutIdentifier: "bundles without identifier"
    }
  }
}

extension String {
  /// Whether a path has the folders of another one in a row; at its beginning where that begins
  /// with a slash.
  fileprivate func has(_ path: String) -> Bool {
    let (own, wanted) = (folders, path.folders)
    if path.hasPrefix("/") { return own.starts(with: wanted) }
    return !wanted.isEmpty && own.indices.contains { own[$0...].starts(with: wanted) }
  }

  private var folders: [String] { split(separator: "/").map { $0.lowercased() } }
}
