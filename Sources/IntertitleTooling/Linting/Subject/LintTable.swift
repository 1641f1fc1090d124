internal import IntertitleLanguages
internal import IntertitleTables

/// One table of a folder in all its languages.
///
/// Rules compare inside one table only: the same key in two tables is two keys.
public struct LintTable: Sendable {
  /// The table's name: `Localizable`.
  public let name: String
  /// What the table says in the development language; nil where it is not in it.
  public let development: LintTexts?
  /// What it says in the other languages, in the order of their tags.
  public let translations: [LintTexts]

  /// Every language that the table is in, the development language first.
  public var all: [LintTexts] { (development.map { [$0] } ?? []) + translations }

  /// Whether it is `InfoPlist`, or a target's, whose keys are those of `Info.plist`.
  public var isInfoPlist: Bool { SystemTables.isInfoPlist(name) }

  /// Whether the system reads the table itself: its texts are looked at, and it lacks no keys.
  public var isSystem: Bool {
    let path = all.lazy.flatMap(\.files).first?.path
    return SystemTables.apple.rule(forTable: name, path: path) != nil
  }

  /// Whether a language's file holds only what differs from a more general one: `es-MX` beside
  /// `es`, `en-GB` beside `en`; not `pt-PT` beside `pt-BR`, which are as general as each other.
  ///
  /// - Parameter texts: a language of the table.
  /// - Returns: whether one of its parents (UTS #35) is a language of the table.
  public func holdsOnlyDifferences(_ texts: LintTexts) -> Bool {
    hasParent(of: texts.language)
  }

  /// The languages that have no file of the table and need one; none where all share a file.
  func languagesWithoutFile(among languages: [Language]) -> [Language] {
    guard development?.files.last?.contents.isCatalog != true else { return [] }
    return languages.filter { !covers($0) }
  }

  /// Whether a language is one of the table's, under whichever name, or may do without the table
  /// because a parent of it is one.
  private func covers(_ language: Language) -> Bool {
    all.contains { $0.language.isEquivalent(to: language) } || hasParent(of: language)
  }

  private func hasParent(of language: Language) -> Bool {
    let parents = Self.parents(of: language) + Self.parents(of: language.maximized)
    return all.contains { $0.language != language && parents.contains($0.language) }
  }

  private static func parents(of language: Language) -> [Language] {
    Array(sequence(first: language) { $0.parent }.dropFirst())
  }
}
