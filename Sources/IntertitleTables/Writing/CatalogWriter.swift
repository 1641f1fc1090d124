internal import IntertitleLanguages

/// Writes all languages as a string catalog, version 1.0.
struct CatalogWriter: DocumentWriter {
  private let document: StringDocument
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    losses = LossReport(document, format: "a string catalog")
  }

  mutating func write() -> WrittenFile {
    let groups = Dictionary(grouping: document.entries, by: \.key)
    let strings = document.keys.map { key in (key: key, value: entry(groups[key] ?? [])) }
    let root = JSONText.object([
      ("sourceLanguage", .text(document.sourceLanguage.spelling)), ("strings", .object(strings)),
      ("version", .text("1.0")),
    ])
    return WrittenFile(text: root.written() + "\n", diagnostics: losses.diagnostics)
  }

  private mutating func entry(_ entries: [StringEntry]) -> JSONText {
    var members: [(key: String, value: JSONText)] = []
    if let comment = entries.lazy.compactMap(\.comment).first(where: { !$0.isEmpty }) {
      members.append(("comment", .text(comment)))
    }
    if let state = entries.lazy.compactMap(\.extractionState).first {
      members.append(("extractionState", .text(state)))
    }
    let localizations = localizations(entries)
    if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
    if entries.contains(where: { !$0.isTranslatable }) {
      members.append(("shouldTranslate", .truth(false)))
    }
    return .object(members)
  }

  /// The localizations in the order of their tags; the last of repeated entries counts.
  private mutating func localizations(
    _ entries: [StringEntry]
  ) -> [(key: String, value: JSONText)] {
    var values: [String: JSONText] = [:]
    for entry in entries where !standsForItself(entry) {
      values[document.language(of: entry).spelling] = localization(entry)
    }
    return values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { tag in
      values[tag].map { (key: tag, value: $0) }
    }
  }

  /// Whether the key is the text in the source language and nothing is said of it.
  private func standsForItself(_ entry: StringEntry) -> Bool {
    entry.value == .text(entry.key) && entry.state == nil
      && document.language(of: entry) == document.sourceLanguage
  }

  private mutating func localization(_ entry: StringEntry) -> JSONText {
    .object(members(entry.value, entry))
  }

  private mutating func members(
    _ value: StringValue,
    _ entry: StringEntry
  ) -> [(key: String, value: JSONText)] {
    switch value {
    case .text(let text): return [unit(text, entry)]
    case .rules(let rules): return members(rules, entry)
    }
  }

  private mutating func members(
    _ rules: FormatRules,
    _ entry: StringEntry
  ) -> [(key: String, value: JSONText)] {
    if let variable = rules.wholeVariable {
      let forms = variable.forms.map { form in
        (key: form.name, value: JSONText.object(members(form.value, entry)))
      }
      if variable.rule == .width { losses.add(entry, "the rules by width") }
      let name = variable.rule == .plural ? "plural" : "device"
      return [("variations", .object([(name, .object(forms))]))]
    }
    let variables = rules.variables.enumerated().map { number, variable in
      (key: variable.name, value: substitution(variable, number, entry))
    }
    return [unit(rules.format, entry), ("substitutions", .object(variables))]
  }

  private mutating func substitution(
    _ variable: FormatRules.Variable,
    _ number: Int,
    _ entry: StringEntry
  ) -> JSONText {
    if variable.rule != .plural { losses.add(entry, "a variable that is no plural") }
    let type = variable.valueType ?? "lld"
    let forms = variable.forms.map { form -> (key: String, value: JSONText) in
      let text = VariableNames.replacing("%\(type)", in: form.text, with: "%arg")
      return (form.name, .object([unit(text, entry)]))
    }
    return .object([
      ("argNum", .number(variable.argument ?? number + 1)), ("formatSpecifier", .text(type)),
      ("variations", .object([("plural", .object(forms))])),
    ])
  }

  private func unit(_ text: String, _ entry: StringEntry) -> (key: String, value: JSONText) {
    let state = (key: "state", value: JSONText.text(entry.state ?? "translated"))
    return ("stringUnit", .object([state, ("value", .text(text))]))
  }
}

extension FormatRules {
  /// The one variable that chooses the whole text.
  var wholeVariable: Variable? {
    guard variables.count == 1, let variable = variables.first, format == "%#@\(variable.name)@"
    else { return nil }
    return variable
  }
}
