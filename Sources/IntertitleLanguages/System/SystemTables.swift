/// The tables that the system owns or reads itself: they are asked themselves, never answered from
/// an app's tables, never merged into them, never asked for an assigned text.
///
/// These are all tables of a system bundle, and some tables whoever owns them. Names are compared
/// without case. The lists are data: add to them what a project's own tools read.
/// ```swift
/// var systemTables = SystemTables.apple
/// systemTables.bundleIdentifiers.insert("org.example.system-like")
/// systemTables.tables.append(.init("Legal"))
/// ```
public struct SystemTables: Hashable, Sendable {
  /// A table that is the system's by its name.
  public struct Table: Hashable, Sendable {
    /// The table's name.
    public var name: String
    /// The bundle that the table must lie in, such as `Settings.bundle`; nil for any.
    public var bundle: String?
    /// Whether a target's name may stand before the table's: `Wallet-InfoPlist`.
    var mayBeATargets = false

    /// Names a table.
    public init(_ name: String, in bundle: String? = nil) {
      self.name = name
      self.bundle = bundle
    }

    fileprivate static func ofATarget(_ name: String) -> Self {
      var table = Self(name)
      table.mayBeATargets = true
      return table
    }

    /// Whether a table of that name is this one, compared without case.
    fileprivate func isNamed(_ other: String) -> Bool {
      guard other.utf8.count == name.utf8.count || mayBeATargets else { return false }
      let (name, other) = (name.lowercased(), other.lowercased())
      return other == name || mayBeATargets && other.hasSuffix("-" + name)
    }
  }

  /// Why a table is the system's.
  public enum Rule: Hashable, Sendable {
    /// The identifier of the bundle that owns it, or that identifier's beginning.
    case bundleIdentifier(String)
    /// The folder that the bundle lies in.
    case bundlePath(String)
    /// Its own name.
    case table(String)
  }

  /// The identifiers of system bundles, which take in whole components: `com.apple` takes in
  /// `com.apple.UIKit`, not `com.applesauce`.
  public var bundleIdentifiers: Set<String>
  /// The folders that system bundles lie in.
  public var bundlePaths: Set<String>
  /// The tables that the system reads whoever owns them.
  public var tables: [Table]

  /// Creates lists.
  public init(bundleIdentifiers: Set<String>, bundlePaths: Set<String>, tables: [Table]) {
    self.bundleIdentifiers = bundleIdentifiers
    self.bundlePaths = bundlePaths
    self.tables = tables
  }

  /// Nothing: for whoever looks at all tables alike.
  package static let none = Self(bundleIdentifiers: [], bundlePaths: [], tables: [])

  private static let infoPlist = "InfoPlist"

  /// Whether the system reads names and reasons for access from a table of that name.
  package static func isInfoPlist(_ table: String) -> Bool {
    apple.rule(forTable: table) == .table(infoPlist)
  }

  /// What Apple's systems own and read themselves.
  public static let apple = Self(
    bundleIdentifiers: ["com.apple"],
    bundlePaths: ["/System", "/Library/Apple", "/usr/lib"],
    tables: [
      .ofATarget(infoPlist), Table("Root", in: "Settings.bundle"), Table("AppShortcuts"),
      Table("LaunchScreen"), Table("Launch Screen"),
    ]
  )

  /// The rule by which a bundle is the system's, or nil.
  ///
  /// - Parameters:
  ///   - identifier: the bundle's identifier; nil where it has none.
  ///   - path: the bundle's path.
  /// - Returns: the first rule that applies.
  package func rule(forBundle identifier: String?, at path: String) -> Rule? {
    if let identifier, let system = bundleIdentifiers.first(where: identifier.isOrIsBelow) {
      return .bundleIdentifier(system)
    }
    return bundlePaths.first { path == $0 || path.hasPrefix($0 + "/") }.map(Rule.bundlePath)
  }

  /// The rule by which a table is the system's whoever owns it, or nil.
  ///
  /// - Parameters:
  ///   - table: the table's name.
  ///   - path: the table's path, for tables of one bundle only; a nil path has none.
  /// - Returns: the first rule that applies.
  package func rule(forTable table: String, path: String? = nil) -> Rule? {
    let found = tables.first { rule in
      guard rule.isNamed(table) else { return false }
      return rule.bundle.map { (path ?? "").lies(in: $0) } ?? true
    }
    return found.map { .table($0.name) }
  }
}

extension SystemTables.Rule: CustomStringConvertible {
  /// The rule in a few words.
  public var description: String {
    switch self {
    case .bundleIdentifier(let identifier): "bundles of \(identifier)"
    case .bundlePath(let path): "bundles below \(path)"
    case .table(let name): "\(name) is a system table"
    }
  }
}

extension String {
  /// Whether a path goes through a folder, compared without case.
  fileprivate func lies(in folder: String) -> Bool {
    pathNames.contains { $0.lowercased() == folder.lowercased() }
  }

  /// Whether an identifier is another one, or begins with it and a dot; without case.
  package func isOrIsBelow(_ other: String) -> Bool {
    let (own, other) = (lowercased(), other.lowercased())
    return own == other || own.hasPrefix(other + ".")
  }
}
