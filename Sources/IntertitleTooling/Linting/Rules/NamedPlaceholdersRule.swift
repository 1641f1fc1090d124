internal import IntertitleLanguages
internal import IntertitleTables

/// Finds placeholders with names (`{name}`, `${name}`, `{{name}}`, `$name`) that a translation lacks,
/// or has and the source text does not.
///
/// What fills them is code, or the system: `${applicationName}` in the phrases of an app's shortcuts.
/// Where the app's own language lacks the key, the key itself is what counts.
///
/// ```
/// en.lproj: "hi" = "Hi {name}";
/// fr.lproj: "hi" = "Bonjour {nom}";      // `{name}` is missing
/// ```
public struct NamedPlaceholdersRule: LintRule {
  public let summary = LintRuleSummary(
    name: "named-placeholders",
    severity: .warning,
    sentence:
      "A placeholder with a name is not the same as in the development language: write it as"
      + " there.",
    example: #"en: "hi" = "Hi {name}"; — fr: "hi" = "Bonjour {nom}";"#,
    isComparison: true
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.all.flatMap { texts in
        let isSource = texts.language == table.development?.language
        return texts.entries.flatMap { entry in
          look(at: entry, isSource ? nil : table.development?.counterpart(of: entry))
        }
      }
    }
  }

  private func look(at entry: LintEntry, _ source: LintEntry?) -> [LintFinding] {
    guard mayHaveNames(entry) || source.map(mayHaveNames) ?? false else { return [] }
    return entry.forms.compactMap { form in
      guard !form.text.trimmed.isEmpty else { return nil }
      let wanted = NamedPlaceholders(source?.form(like: form)?.text ?? entry.key)
      if source == nil, wanted.spellings.isEmpty { return nil }
      let own = NamedPlaceholders(form.text)
      let missing = wanted.spellings.subtracting(own.spellings).sorted()
      let further = own.spellings.subtracting(wanted.spellings).sorted()
      guard !missing.isEmpty || !further.isEmpty else { return nil }
      return finding(at: entry, sentence(form.shown(of: entry.key), missing, further))
    }
  }

  private func mayHaveNames(_ entry: LintEntry) -> Bool {
    guard entry.rules == nil else { return true }
    return [entry.textBytes, entry.keyBytes].contains { bytes in
      ByteSearch.first(0x7B, in: bytes) != nil || ByteSearch.first(0x24, in: bytes) != nil
    }
  }

  private func sentence(_ what: String, _ missing: [String], _ further: [String]) -> String {
    let lacks = missing.isEmpty ? "" : " lacks \(missing.map(\.inBackticks).listed)"
    let has = further.isEmpty ? "" : " has \(further.map(\.inBackticks).listed)"
    let both = missing.isEmpty || further.isEmpty ? "" : " and"
    return "\(what)\(lacks)\(both)\(has), other than the source text: write placeholders as there"
  }
}
