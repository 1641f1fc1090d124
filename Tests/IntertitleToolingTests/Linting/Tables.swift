import IntertitleLanguages

@testable import IntertitleTables
@testable import IntertitleTooling

/// String files of one folder, by their paths in it, as rules see them.
func subject(_ files: [String: String], development: Language? = nil) -> LintSubject {
  LintSubject(
    path: "App",
    files: files.map { StringFile(bytes: Array($1.utf8), path: "App/" + $0) },
    development: development
  )
}

/// A table in English and French.
func bilingual(_ english: String, _ french: String) -> LintSubject {
  subject(["en.lproj/T.strings": english, "fr.lproj/T.strings": french])
}

/// What all rules find, or those of the given names.
func found(_ subject: LintSubject, _ rules: String...) -> [LintFinding] {
  Linter(selection: LintSelection(only: Set(rules))).findings(in: subject)
}

extension LintFinding {
  /// The place as a compiler writes it, without the folder: `fr.lproj/T.strings:3:1`.
  var place: String {
    let path = (diagnostic.path ?? "").replacing("App/", with: "")
    return "\(path):\(diagnostic.line ?? 0):\(diagnostic.column ?? 0)"
  }
  var severity: Diagnostic.Severity { diagnostic.severity }
  var message: String { diagnostic.message }
}

/// A `.stringsdict` with one key, `%d files`, in the given forms.
func stringsdict(_ forms: [(category: String, text: String)], comment: String = "") -> String {
  let texts = forms.map { "<key>\($0.category)</key><string>\($0.text)</string>" }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(comment)
    <key>%d files</key>
    <dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key>
    <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    \(texts.joined())
    </dict>
    </dict>
    </dict>
    </plist>
    """
}

/// A catalog with English as its source; entries as JSON.
func catalog(_ entries: String) -> String {
  "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries)}}"
}

/// A localization of a catalog.
func unit(_ value: String, state: String = "translated") -> String {
  "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
}
