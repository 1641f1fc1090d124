internal import IntertitleLanguages
internal import IntertitleTables

/// Finds translations whose placeholders are not those of the app's own language: of another kind,
/// at another position, too many, or one left out.
///
/// A placeholder without an argument, or for an argument of another kind, prints memory or crashes
/// where the system formats the text. One that is left out is a warning, because a number's form may
/// do without (`One file`) and a plain text hardly ever. Where the app's own language lacks the key or
/// has an empty text for it, or for its own texts, a key with placeholders is what counts.
///
/// ```
/// en.lproj: "%d files" = "%d files";
/// fr.lproj: "%d files" = "%@ fichiers";      // a number is asked for as words
/// ```
public struct SpecifiersRule: LintRule {
  public let summary = LintRuleSummary(
    name: "specifiers",
    severity: .error,
    sentence: "The placeholders of a text differ in kind, number or position from those of the"
      + " development language: write them as there, with positions where the order changes.",
    example: #"en: "%d files" = "%d files"; — fr: "%d files" = "%@ fichiers";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.all.flatMap { texts in
        texts.entries.flatMap { look(at: $0, source(of: $0, texts, table)) }
      }
    }
  }

  /// What a text is compared with: the development language's entry; nil for its own, and where it
  /// has none or an empty one.
  private func source(
    of entry: LintEntry,
    _ texts: LintTexts,
    _ table: LintTable
  ) -> LintEntry? {
    guard let development = table.development, development.language != texts.language else {
      return nil
    }
    return development.counterpart(of: entry).flatMap { $0.value == .text("") ? nil : $0 }
  }

  private func look(at entry: LintEntry, _ source: LintEntry?) -> [LintFinding] {
    guard
      entry.rules != nil || entry.mayHavePlaceholders
        || source?.mayHavePlaceholders ?? entry.keyMayHavePlaceholders
    else { return [] }
    let own = Format(entry.value)
    let conflicts = Set(own.signature.conflicts.map(\.description)).sorted().map {
      finding(at: entry, "\(shown(entry)): \($0)")
    }
    let wanted = source.map { Format($0.value) } ?? Format(entry.key)
    guard source != nil || !wanted.isLiteral else {
      return conflicts + silentForms(of: entry, source)
    }
    return conflicts + compare(own, wanted, entry, isPlain: entry.rules == nil)
      + silentForms(of: entry, source)
  }

  private func compare(
    _ own: Format,
    _ wanted: Format,
    _ entry: LintEntry,
    isPlain: Bool
  ) -> [LintFinding] {
    let faults = own.mismatches(with: wanted)
    var found = faults.map { finding(at: entry, "\(shown(entry)): \($0)") }
    if faults.isEmpty {
      found += kinds(own.signature, wanted.signature).map { finding(at: entry, shown(entry) + $0) }
    }
    guard found.isEmpty, isPlain, let left = leftOut(own.signature, wanted.signature) else {
      return found
    }
    let sentence = "\(shown(entry)) leaves out argument \(left), which the source text shows"
    return [finding(at: entry, sentence, .warning)]
  }

  /// Numbers that are there and not shown: a variable that no text names, and a form for all other
  /// numbers that says none of them.
  private func silentForms(of entry: LintEntry, _ source: LintEntry?) -> [LintFinding] {
    guard let rules = entry.rules else { return [] }
    let named = Set(rules.allTexts.flatMap { VariableNames.names(in: $0) })
    let isEmpty = rules.format.trimmed.isEmpty
    let silent = rules.variables.filter { $0.rule == .plural && !named.contains($0.name) }
    let unnamed = (isEmpty ? [] : silent).map {
      let sentence = "\(shown(entry)) does not show its variable \($0.name.inBackticks)"
      return finding(
        at: entry,
        "\(sentence): write \("%#@\($0.name)@".inBackticks) into its format"
      )
    }
    return unnamed
      + entry.forms.filter { isSilent($0, entry, source) }.map { form in
        let sentence = "\(form.shown(of: entry.key)) leaves the number out: 2 and 100 look alike"
        return finding(at: entry, sentence, .warning)
      }
  }

  /// Whether a form for all other numbers says none, though others of them, the source text or the key
  /// do.
  private func isSilent(_ form: LintForm, _ entry: LintEntry, _ source: LintEntry?) -> Bool {
    guard form.name == "other" || form.name.hasSuffix(".other"), !form.text.trimmed.isEmpty,
      Format(form.text).isLiteral, entry.rules?.pluralVariables.isEmpty == false
    else { return false }
    let group = form.name.dropLast("other".count)
    let siblings = entry.forms.filter { $0.name.hasPrefix(group) && $0.name != form.name }
    guard
      siblings.contains(where: {
        PluralCategory(rawValue: String($0.name.dropFirst(group.count))) != nil
      })
    else { return false }
    let reference = source?.form(like: form)?.text ?? entry.key
    return !Format(reference).isLiteral || siblings.contains { !Format($0.text).isLiteral }
  }

  private func shown(_ entry: LintEntry) -> String { "\(entry.key.inQuotes)" }

  /// What fits in this package and crashes where the system formats: words or a decimal for a whole
  /// number.
  private func kinds(_ own: FormatSignature, _ wanted: FormatSignature) -> [String] {
    zip(own.kinds, wanted.kinds).enumerated().compactMap { place, pair in
      guard let kind = pair.0, let given = pair.1, kind != given, given != .text else { return nil }
      return ": argument \(place + 1) is \(given.name) in the source text, but this text asks for "
        + "\(kind.name)"
    }
  }

  /// The position of the first argument that the source text shows and the translation does not.
  private func leftOut(_ own: FormatSignature, _ wanted: FormatSignature) -> Int? {
    wanted.kinds.indices.first { place in
      wanted.kinds[place] != nil && (place >= own.count || own.kinds[place] == nil)
    }.map { $0 + 1 }
  }
}
