public import IntertitleLanguages
internal import IntertitleTables

/// How a localizer reads its tables.
public struct TableOptions: Sendable {
  /// The language that the app is written in: asked last for every key, always available, and
  /// matched against the tables like any other.
  public var development: Language
  /// The table that is looked in where none is named, and that vendors' tables are merged into.
  public var mainTable: String
  /// Whether an entry with an empty text counts as missing.
  ///
  /// An empty text is shown as it is otherwise.
  public var emptyTextsAreMissing: Bool
  /// What is asked for a key after a language and its parents, before the development language.
  public var fallback: FallbackRule
  /// Whose text stands where the app and a vendor say different things for a key of the main table.
  public var vendorPolicy: MergePolicy
  /// The policies of single vendors, by their names.
  ///
  /// A vendor is called as its folder is, without `.framework` or `.bundle`. Of two folders of one name that are given, such as `Resources`, the vendors are
  /// `Alpha/Resources` and `Beta/Resources`.
  public var vendorPolicies: [String: MergePolicy]
  /// Whether arguments stand between marks where directions can mix, so that a name in Latin letters
  /// does not disturb an Arabic sentence, nor an Arabic one a French sentence.
  public var isolatesArguments: Bool
  /// The tables that are left to the system.
  public var systemTables: SystemTables
  /// The vendors that bundles belong to, by the identifiers of the bundles; for those that cannot
  /// be told by the name of their folder.
  public var vendorIdentifiers: [String: String]

  /// Creates options; what each does is said at the property of its name.
  public init(
    development: Language = "en",
    mainTable: String = TableName.usual,
    emptyTextsAreMissing: Bool = false,
    fallback: FallbackRule = .cldr,
    vendorPolicy: MergePolicy = .appWins,
    vendorPolicies: [String: MergePolicy] = [:],
    isolatesArguments: Bool = false,
    systemTables: SystemTables = .apple,
    vendorIdentifiers: [String: String] = [:]
  ) {
    self.development = development
    self.mainTable = mainTable
    self.emptyTextsAreMissing = emptyTextsAreMissing
    self.fallback = fallback
    self.vendorPolicy = vendorPolicy
    self.vendorPolicies = vendorPolicies
    self.isolatesArguments = isolatesArguments
    self.systemTables = systemTables
    self.vendorIdentifiers = vendorIdentifiers
  }
}

extension TableOptions {
  /// Whose text stands, vendor by vendor.
  var policies: MergePolicies { MergePolicies(vendorPolicy, except: vendorPolicies) }

  /// What the order of answers goes by.
  var order: AnswerOrder.Settings {
    AnswerOrder.Settings(
      development: development,
      mainTable: mainTable,
      fallback: fallback,
      policies: policies,
      systemTables: systemTables
    )
  }
}
