internal import IntertitleTables

// What a file may say of an entry beside its text, where it stands among others, and whether it is
// wanted in other languages: so that rules need not know which files say such things.
extension LintEntry {
  /// What the file says of the translation: `new`, `needs_review` …; nil where it says nothing.
  public var state: String? { file.contents.storage.state(index) }

  /// What the file says of the key's origin: `manual`, `stale` …; nil where it says nothing.
  public var extractionState: String? { file.contents.storage.extractionState(index) }

  /// Whether the key is to be translated; a file may say that it is not.
  public var isTranslatable: Bool { file.contents.storage.isTranslatable(index) }

  /// Whether other languages need a text of their own for the key.
  ///
  /// They do not where the file says so or says that code does not use the key any more. Where all
  /// languages share a file, tools put every key of the code into it, those without a word too.
  var wantsTranslations: Bool {
    guard file.contents.isCatalog else { return !keyBytes.isEmpty }
    return isTranslatable && extractionState != "stale" && Words(value.text).count > 0
  }

  /// The entry at which a translation of this one would stand: itself where languages share a file,
  /// else behind the one that comes before it there.
  func neighbour(behind previous: LintEntry?) -> LintEntry? {
    file.contents.isCatalog ? self : previous
  }

  /// Whether two values stand for the same entry of the same file.
  func isSame(as other: LintEntry) -> Bool { file === other.file && index == other.index }

  /// The numbers that choose among forms which the file's reader has not judged.
  var unjudgedPlurals: [FormatRules.Variable] {
    guard !file.contents.storage.areRulesJudged else { return [] }
    return rules?.pluralVariables ?? []
  }
}
