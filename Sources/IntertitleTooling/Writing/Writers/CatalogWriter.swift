internal import IntertitleLanguages
internal import IntertitleTables

/// Writes all languages as a string catalog, version 1.0.
struct CatalogWriter: DocumentWriter {
  private let document: StringDocument
  private let table: DocumentTable
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    table = DocumentTable(document)
    losses = LossReport(document, as: .xcstrings)
  }

  mutating func write() -> WrittenFile {
    losses.addReplaced(in: table)
    var strings: [(key: String, value: JSONValue)] = []
    for key in table.keys { strings.append((key, entry(key))) }
    let root = JSONValue.object([
      ("sourceLanguage", .text(document.sourceLanguage.spelling)), ("strings", .object(strings)),
      ("version", .text("1.0")),
    ])
    return WrittenFile(text: root.written() + "\n", diagnostics: losses.diagnostics)
  }

  private mutating func entry(_ key: String) -> JSONValue {
    let entries = table.entries(key)
    var members: [(key: String, value: JSONValue)] = []
    if let comment = table.comment(key) { members.append(("comment", .text(comment))) }
    if let state = entries.lazy.compactMap(\.entry.extractionState).first {
      members.append(("extractionState", .text(state)))
    }
    let localizations = localizations(entries)
    if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
    if entries.contains(where: { !$0.entry.isTranslatable }) {
      members.append(("shouldTranslate", .truth(false)))
    }
    return .object(members)
  }

  /// The localizations in the order of their tags.
  private mutating func localizations(
    _ entries: [(language: Language, entry: StringEntry)]
  ) -> [(key: String, value: JSONValue)] {
    var found: [(key: String, value: JSONValue)] = []
    for (language, entry) in entries {
      let isSource = language == document.sourceLanguage
      if isSource && entry.standsForItself { continue }
      if !isSource, entry.value == .text("") {
        losses.add(entry, "the empty text", "there it means not translated; json carries it")
      }
      found.append((language.spelling, .object(members(entry.value, entry))))
    }
    return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private mutating func members(
    _ value: StringValue,
    _ entry: StringEntry
  ) -> [(key: String, value: JSONValue)] {
    guard case .rules(let rules) = value else { return [unit(value.text, entry)] }
    let layout = CatalogLayout(rules)
    if !layout.flattened.isEmpty {
      let remedy = "the most general form is written; stringsdict carries them"
      losses.add(entry, layout.flattened.kinds, remedy)
    }
    return members(layout.value, entry) + substitutions(layout.substitutions, entry)
  }

  private func members(
    _ value: CatalogLayout.Value,
    _ entry: StringEntry
  ) -> [(key: String, value: JSONValue)] {
    switch value {
    case .text(let text): return [unit(text, entry)]
    case .variations(let rule, let forms):
      let objects = forms.map { ($0.name, JSONValue.object(members($0.value, entry))) }
      return [("variations", .object([(rule.rawValue, .object(objects))]))]
    }
  }

  private func substitutions(
    _ list: [CatalogLayout.Substitution],
    _ entry: StringEntry
  ) -> [(key: String, value: JSONValue)] {
    guard !list.isEmpty else { return [] }
    let objects = list.map { item -> (key: String, value: JSONValue) in
      let forms = item.forms.map { form(of: $0, item, entry) }
      let object: JSONValue = .object([
        ("argNum", .number(item.argument)), ("formatSpecifier", .text(item.type)),
        ("variations", .object([("plural", .object(forms))])),
      ])
      return (item.name, object)
    }
    return [("substitutions", .object(objects))]
  }

  private func form(
    of form: FormatRules.Form,
    _ item: CatalogLayout.Substitution,
    _ entry: StringEntry
  ) -> (key: String, value: JSONValue) {
    (form.name, .object([unit(item.text(of: form), entry)]))
  }

  private func unit(_ text: String, _ entry: StringEntry) -> (key: String, value: JSONValue) {
    let state = (key: "state", value: JSONValue.text(entry.state ?? "translated"))
    return ("stringUnit", .object([state, ("value", .text(text))]))
  }
}

extension DocumentFormat {
  /// A string catalog: all languages.
  public static let xcstrings = Self(
    "xcstrings",
    title: "a string catalog",
    endings: ["xcstrings"],
    namesSourceLanguage: true,
    CatalogWriter.self
  )
}

extension StringEntry {
  /// Whether the text is the key, byte for byte, and nothing is said of it.
  fileprivate var standsForItself: Bool {
    guard case .text(let text) = value, state == nil else { return false }
    return text.utf8.elementsEqual(key.utf8)
  }
}
