internal import IntertitleLanguages
internal import IntertitleTables

/// Writes one language as text, each entry with its comment before it.
struct StringsWriter: DocumentWriter {
  private let document: StringDocument
  private var losses: LossReport

  /// Takes a document of one language.
  init(_ document: StringDocument) {
    self.document = document
    losses = LossReport(document, as: .strings)
  }

  mutating func write() -> WrittenFile {
    let blocks = document.entries.map { block($0) }
    losses.addStates(of: document.entries)
    return WrittenFile(text: blocks.joined(separator: "\n"), diagnostics: losses.diagnostics)
  }

  private mutating func block(_ entry: StringEntry) -> String {
    var text = entry.text
    if case .rules(let rules) = entry.value {
      text = rules.flattened
      let remedy = "\(text.inQuotes) is written; stringsdict carries them"
      losses.add(entry, rules.variables.kinds, remedy)
    }
    return Self.comment(entry.comment) + Self.line(entry.key, text)
  }

  /// One entry on its line.
  static func line(_ key: String, _ value: String) -> String {
    "\(quoted(key)) = \(quoted(value));\n"
  }

  /// A comment on lines of its own, or nothing.
  static func comment(_ comment: String?) -> String {
    guard let comment, !comment.isEmpty else { return "" }
    guard comment.holds(bytesOf: "*/") else { return "/* \(comment) */\n" }
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { "// \($0)\n" }.joined()
  }

  private static func quoted(_ text: String) -> String { QuotedText.of(text, numbered: "U") }
}

extension DocumentFormat {
  /// Text: one language.
  public static let strings = Self(
    "strings",
    title: "a .strings file",
    endings: ["strings"],
    holdsOneLanguage: true,
    StringsWriter.self
  )
}
