internal import IntertitleLanguages
internal import IntertitleTables

/// Finds values without a text.
///
/// Apple's look-up returns an empty value as it is, and the label stays blank: tools write such
/// values for "not translated yet". What is empty in the app's own language too is named once, there.
/// In place of an empty form another one is shown, or another language's.
///
/// ```
/// "greeting" = "";
/// ```
public struct EmptyValueRule: LintRule {
  public let summary = LintRuleSummary(
    name: "empty-value",
    severity: .warning,
    sentence: "A value is empty, so nothing is shown: write its text, or remove the entry, so that"
      + " the next language answers.",
    example: #""greeting" = "";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.all.flatMap { texts in
        texts.entries.flatMap { look(at: $0, texts, table) }
      }
    }
  }

  private func look(
    at entry: LintEntry,
    _ texts: LintTexts,
    _ table: LintTable
  ) -> [LintFinding] {
    guard entry.rules != nil else {
      guard isBlank(entry), !isMeant(entry, texts, table) else { return [] }
      return [finding(at: entry, message(entry))]
    }
    let isSource = table.development?.language == texts.language
    let own = isSource ? nil : table.development?.counterpart(of: entry)
    return entry.forms.filter { form in
      form.isWhole && form.text.trimmed.isEmpty
        && own?.form(like: form)?.text.trimmed.isEmpty != true
    }.map { form in
      let what =
        form.name.isEmpty ? "the format of \(entry.key.inQuotes)" : form.shown(of: entry.key)
      return finding(at: entry, "\(what) is empty: write its text, or remove it")
    }
  }

  private func isBlank(_ entry: LintEntry) -> Bool {
    entry.textBytes.allSatisfy { $0 <= 0x20 } && entry.rules == nil
  }

  /// A blank key says itself that it stands for blanks.
  private func isMeant(_ entry: LintEntry, _ texts: LintTexts, _ table: LintTable) -> Bool {
    guard !entry.keyBytes.allSatisfy({ $0 <= 0x20 }) else { return true }
    guard let development = table.development, development.language != texts.language else {
      return !entry.textBytes.isEmpty
    }
    return development.counterpart(of: entry).map(isBlank) ?? false
  }

  private func message(_ entry: LintEntry) -> String {
    let isEmpty = entry.textBytes.isEmpty
    return "the value of \(entry.key.inQuotes) \(isEmpty ? "is empty" : "is only blanks"): "
      + "nothing is shown; write its text, or remove the entry"
  }
}
