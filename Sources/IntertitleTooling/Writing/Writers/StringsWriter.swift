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
    for entry in document.entries {
      guard case .rules(let rules) = entry.value else { continue }
      let remedy = "\(rules.flattened.inQuotes) is written; stringsdict carries them"
      losses.add(entry, rules.variables.kinds, remedy)
    }
    losses.addStates(of: document.entries)
    let form = EntryFileWriter.Form {
      String(Self.comment($0).dropLast())
    } entry: {
      Self.line($0)
    }
    if let written = document.source?.written(document, as: .strings, form, losses.diagnostics) {
      return written
    }
    let blocks = document.entries.map { Self.comment($0.comment) + Self.line($0) + "\n" }
    return WrittenFile(text: blocks.joined(separator: "\n"), diagnostics: losses.diagnostics)
  }

  /// One entry, without a line end.
  private static func line(_ entry: StringEntry) -> String {
    "\(quoted(entry.key)) = \(quoted(entry.value.flattened));"
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
