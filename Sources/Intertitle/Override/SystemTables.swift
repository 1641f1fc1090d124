/// The tables that the system owns or reads itself: they are asked themselves, never answered from
/// the app's tables, and never merged into them.
///
/// ```swift
/// var systemTables = SystemTables.standard
/// systemTables.bundleIdentifiers.insert("org.example.system-like")
/// ```
public struct SystemTables: Hashable, Sendable {
  /// Bundles whose identifier is one of these, or begins with one and a dot, are the system's:
  /// `com.apple` takes in `com.apple.UIKit`, but not `com.applesauce`.
  public var bundleIdentifiers: Set<String>
  /// Bundles that lie in one of these folders are the system's.
  public var bundlePaths: Set<String>
  /// The tables that the system reads whoever owns them, compared without case.
  public var tableNames: Set<String>

  /// Creates rules.
  public init(
    bundleIdentifiers: Set<String>,
    bundlePaths: Set<String>,
    tableNames: Set<String>
  ) {
    self.bundleIdentifiers = bundleIdentifiers
    self.bundlePaths = bundlePaths
    self.tableNames = tableNames
  }

  /// What is the system's on Apple systems.
  public static let standard = SystemTables(
    bundleIdentifiers: ["com.apple"],
    bundlePaths: ["/System", "/Library/Apple", "/usr/lib"],
    tableNames: ["InfoPlist", "AppShortcuts", "AppIntents", "LaunchScreen", "Launch Screen"]
  )

  /// The rule by which a table is the system's.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The bundle's identifier.
    case bundleIdentifier
    /// The bundle's path.
    case bundlePath
    /// The table's name.
    case tableName
  }

  /// The rule by which a bundle's table is the system's; nil where it is not.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the bundle; nil where it has none.
  ///   - path: The path of the bundle.
  ///   - table: The name of the table.
  /// - Returns: The first rule that applies.
  public func rule(forBundle identifier: String?, at path: String, table: String) -> Rule? {
    if let identifier, isSystem(identifier) { return .bundleIdentifier }
    if bundlePaths.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      return .bundlePath
    }
    let folders = path.split(separator: "/").map(String.init)
    return contains(table, in: folders) ? .tableName : nil
  }

  private func isSystem(_ identifier: String) -> Bool {
    let identifier = identifier.lowercased()
    return bundleIdentifiers.contains {
      let system = $0.lowercased()
      return identifier == system || identifier.hasPrefix(system + ".")
    }
  }

  /// Whether a table in these folders is one that the system reads whoever owns it.
  func contains(_ table: String, in folders: [String]) -> Bool {
    let name = table.lowercased()
    if tableNames.contains(where: { $0.lowercased() == name }) { return true }
    return name == "root" && folders.contains { $0.lowercased() == "settings.bundle" }
  }
}
