internal import IntertitleLanguages
internal import IntertitleTables

extension LintTexts {
  /// The script that the language is written in, `Latn`; empty where nobody knows.
  var script: String { language.maximized.script ?? "" }

  /// Whether the script puts no blanks between words.
  var isWrittenWithoutSpaces: Bool { SpacelessScripts.contains(script) }
}
