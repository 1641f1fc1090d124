internal import IntertitleLanguages
internal import IntertitleTables

/// Finds files that are not plain Unicode, and texts that were read in the wrong encoding once.
///
/// UTF-8 that somebody's tool took for Latin-1 shows as `Ã©` for é; a character that was lost in
/// such a round shows as U+FFFD. A file with line ends of two kinds, or in UTF-16, is noted.
///
/// ```
/// "menu" = "CafÃ©";
/// ```
public struct EncodingRule: LintRule {
  public let summary = LintRuleSummary(
    name: "encoding",
    severity: .warning,
    sentence: "The file or a text in it went through a wrong encoding: restore it and save it as"
      + " UTF-8.",
    example: #""menu" = "CafÃ©";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    readerFindings(in: subject) + subject.files.compactMap(mixedLineEnds)
      + subject.files.compactMap(otherThanUTF8)
      + subject.allEntries.compactMap(garbled)
  }

  private func garbled(_ entry: LintEntry) -> LintFinding? {
    guard !TextBytes.areASCII(entry.textBytes) || entry.rules != nil else { return nil }
    for text in entry.texts {
      if text.unicodeScalars.contains("\u{FFFD}") {
        let lost = "the value of \(entry.key.inQuotes) has lost a character (U+FFFD)"
        return finding(at: entry, "\(lost): write it again")
      }
      if let found = Garbled.first(in: text) {
        let sentence = """
          \(found.inQuotes) in the value of \(entry.key.inQuotes) looks like UTF-8 that was read as \
          Latin-1: restore the text
          """
        return finding(at: entry, sentence)
      }
    }
    return nil
  }

  private func otherThanUTF8(_ file: LintFile) -> LintFinding? {
    guard file.text != nil, file.contents.encoding != .utf8 else { return nil }
    let sentence =
      "this file is \(file.contents.encoding), into which diffs and searches do not see: "
    return finding(in: file.path, sentence + "save it as UTF-8", .note)
  }

  private func mixedLineEnds(_ file: LintFile) -> LintFinding? {
    guard let text = file.text, let place = LineEnds.firstStranger(in: text) else { return nil }
    let (line, column) = file.place(of: place)
    let sentence = "this file has line ends of two kinds, the rarer one first here: use one kind"
    return finding(in: file.path, line: line, column: column, sentence, .note)
  }
}
