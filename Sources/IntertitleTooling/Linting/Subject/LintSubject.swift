public import IntertitleLanguages
public import IntertitleTables

/// The string files of one folder, arranged as rules look at them: by table and language.
///
/// ```swift
/// let english = StringFile(bytes: Array(#""hi" = "Hi";"#.utf8), path: "en.lproj/Main.strings")
/// let french = StringFile(bytes: [], path: "fr.lproj/Main.strings")
/// let subject = LintSubject(path: ".", files: [english, french])
/// subject.tables[0].development?.entries[0].text  // "Hi"
/// subject.tables[0].translations[0].name          // "fr"
/// ```
public struct LintSubject: Sendable {
  /// The folder's path as it was given.
  public let path: String
  /// The language the app is written in.
  public let development: Language
  /// What reports call it: its tag, or `Base` where nobody says which language that is.
  public let developmentName: String
  /// Whether the caller told the development language.
  let isTold: Bool
  /// Whether nothing says which language the app is written in, so that the first one by name was
  /// taken: comparisons with it are worth less.
  public let isDevelopmentGuessed: Bool
  /// The languages of the folder beside the development language, in the order of their tags.
  public let languages: [Language]
  /// The tables by name.
  public let tables: [LintTable]
  /// The files in the order of their paths.
  public let files: [LintFile]

  /// Arranges files.
  ///
  /// The development language is the one that is told, else `en`, else `Base`, else the first by
  /// name; a catalog's table is in the catalog's own source language unless one is told. What lies
  /// in `Base.lproj`, or outside of all language folders, is in the development language.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - files: what was read; a file's path says its table and language.
  ///   - development: the language the app is written in, where the caller knows it.
  public init(path: String, files: [StringFile], development: Language? = nil) {
    self.path = path
    let ordered = files.map(LintFile.init).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    let arrangement = LintArrangement(ordered, told: development)
    self.files = ordered
    self.development = arrangement.development
    developmentName = arrangement.developmentName
    isTold = development != nil
    isDevelopmentGuessed = arrangement.isGuess
    languages = arrangement.languages
    tables = arrangement.tables()
  }

  /// The entries of all tables and languages.
  public var allEntries: [LintEntry] { tables.flatMap { $0.all.flatMap(\.entries) } }
}
