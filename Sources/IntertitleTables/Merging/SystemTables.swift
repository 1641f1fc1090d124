/// The tables that the system itself reads, whoever owns them: they are never merged and never
/// answer an assigned text.
///
/// Names are compared without case. The list is data: add to it what a project's own tools read.
public struct SystemTables: Hashable, Sendable {
  /// One kind of system table.
  public struct Rule: Hashable, Sendable {
    /// The table's name.
    public var table: String
    /// The bundle that the table must lie in, such as `Settings.bundle`; nil for any.
    public var bundle: String?

    /// Creates a rule.
    public init(_ table: String, in bundle: String? = nil) {
      self.table = table
      self.bundle = bundle
    }
  }

  /// The rules, asked in order.
  public var rules: [Rule]

  /// Creates a list.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// What Apple's systems read themselves.
  public static let apple = Self([
    Rule("InfoPlist"), Rule("Root", in: "Settings.bundle"), Rule("AppShortcuts"),
    Rule("LaunchScreen"), Rule("Launch Screen"),
  ])

  /// The rule by which a table is the system's, or nil.
  ///
  /// - Parameters:
  ///   - table: the table's name.
  ///   - path: the table's path, for rules that ask for a bundle; a nil path has none.
  /// - Returns: the first rule that applies.
  public func rule(forTable table: String, path: String? = nil) -> Rule? {
    let components = (path ?? "").split(separator: "/").map { $0.lowercased() }
    return rules.first { rule in
      guard rule.table.lowercased() == table.lowercased() else { return false }
      return rule.bundle.map { components.contains($0.lowercased()) } ?? true
    }
  }
}
