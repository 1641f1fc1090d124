internal import IntertitleLanguages
internal import IntertitleTables

/// Writes all languages as a string catalog, as Xcode writes it.
///
/// A catalog that was read is changed: where an entry says what it said, its member keeps its bytes,
/// with whatever else is in it.
struct CatalogWriter: DocumentWriter {
  private let document: StringDocument
  private let table: DocumentTable
  /// What the catalog that was read says; nil where there is none.
  private let former: DocumentTable?
  private let root: JSONNode?
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    table = DocumentTable(document)
    let catalog = document.source.flatMap { source in
      JSONNode(rootOf: source.file).map {
        (root: $0, table: DocumentTable(StringDocument(source.file)))
      }
    }
    (root, former) = (catalog?.root, catalog?.table)
    losses = LossReport(document, as: .xcstrings)
  }

  mutating func write() -> WrittenFile {
    losses.addReplaced(in: table)
    var catalog = JSONObject(root)
    if root == nil { catalog.set("version", .text("1.0")) }
    if former?.languages.first != document.sourceLanguage || root == nil {
      catalog.set("sourceLanguage", text: document.sourceLanguage.spelling)
    }
    catalog.open("strings") { writeKeys(&$0) }
    guard let root, let source = document.source else {
      let text = catalog.written(0, .xcode) { _ in "" }
      return WrittenFile(text: text, diagnostics: losses.diagnostics)
    }
    let text =
      source.text(source.range.lowerBound..<root.range.lowerBound)
      + catalog.written(0, JSONStyle(of: root, in: source), source.text)
      + source.text(root.range.upperBound..<source.range.upperBound)
    return source.written(text, losses.diagnostics)
  }

  private mutating func writeKeys(_ strings: inout JSONObject) {
    let kept = Set(table.keys)
    if let former { strings.removeAll { !kept.contains($0) && !former.entries($0).isEmpty } }
    let gone = Set(former?.languages ?? []).subtracting(table.languages)
    var previous: String?
    for key in table.keys {
      let (old, new) = (former?.entries(key) ?? [], table.entries(key))
      if old.isEmpty || !gone.isEmpty || !isSame(old, new) {
        strings.open(key, at: .behind(previous)) { write(key, &$0, from: old, to: new, gone) }
      }
      previous = key
    }
  }

  private func isSame(_ old: [TranslatedEntry], _ new: [TranslatedEntry]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.language == $1.language && $0.entry.saysSame(as: $1.entry) }
  }

  private mutating func write(
    _ key: String,
    _ object: inout JSONObject,
    from old: [TranslatedEntry],
    to new: [TranslatedEntry],
    _ gone: Set<Language>
  ) {
    if former?.comment(key) != table.comment(key) {
      object.set("comment", text: table.comment(key))
    }
    let states = [old, new].map { $0.lazy.compactMap(\.entry.extractionState).first }
    if states[0] != states[1] { object.set("extractionState", text: states[1]) }
    let marks = [old, new].map { $0.contains { !$0.entry.isTranslatable } }
    if marks[0], !marks[1] { object.remove("shouldTranslate") }
    if marks[1], !marks[0] { object.set("shouldTranslate", .truth(false)) }
    let wasEmpty = object.isEmpty("localizations")
    object.open("localizations") { localizations in
      localizations.removeAll { gone.contains(Language($0)) }
      write(&localizations, from: old, to: new)
    }
    if object.isEmpty("localizations"), !wasEmpty { object.remove("localizations") }
  }

  private mutating func write(
    _ localizations: inout JSONObject,
    from old: [TranslatedEntry],
    to new: [TranslatedEntry]
  ) {
    let former = Dictionary(old.map { ($0.language, $0.entry) }) { _, last in last }
    let left = Set(new.map(\.language))
    for (language, entry) in old where !left.contains(language) {
      localizations.remove(entry.language ?? language.spelling)
    }
    for (language, entry) in new {
      let name = entry.language ?? language.spelling
      let isSource = language == document.sourceLanguage
      if former[language]?.isTranslated(as: entry) == true { continue }
      if isSource, entry.standsForItself, !localizations.has(name) { continue }
      reportLosses(of: entry, isSource: isSource)
      write(name, entry, to: &localizations, from: former[language])
    }
  }

  /// Changes the texts of a localization where the new one has its shape; else writes it anew.
  private func write(
    _ name: String,
    _ entry: StringEntry,
    to localizations: inout JSONObject,
    from old: StringEntry?
  ) {
    var isDone = false
    if let old, localizations.has(name) {
      localizations.open(name) { there in
        let keepsFormat = there.has("substitutions") && !there.has("variations")
        let members = [old, entry].map { self.members($0, keepsFormat: keepsFormat) }
        isDone = there.change(from: members[0], to: members[1])
      }
    }
    if !isDone { localizations.set(name, .object(members(entry))) }
  }

  private mutating func reportLosses(of entry: StringEntry, isSource: Bool) {
    if !isSource, entry.value == .text("") {
      losses.add(entry, "the empty text", "there it means not translated; json carries it")
    }
    guard case .rules(let rules) = entry.value else { return }
    let flattened = CatalogLayout(rules).flattened
    guard !flattened.isEmpty else { return }
    let remedy = "the most general form is written; stringsdict carries them"
    losses.add(entry, flattened.kinds, remedy)
  }

  /// What a localization holds.
  private func members(
    _ entry: StringEntry,
    keepsFormat: Bool = false
  ) -> [(key: String, value: JSONValue)] {
    switch entry.value {
    case .text(let text) where !entry.phrases.isEmpty:
      let phrases = [text] + entry.phrases.dropFirst()
      let values = (key: "values", value: JSONValue.list(phrases.map { .text($0) }))
      return [("stringSet", .object([state(of: entry), values]))]
    case .text(let text): return [unit(text, entry)]
    case .rules(let rules):
      let layout = CatalogLayout(rules, keepsFormat: keepsFormat)
      return members(layout.value, entry) + substitutions(layout.substitutions, entry)
    }
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
    ("stringUnit", .object([state(of: entry), ("value", .text(text))]))
  }

  private func state(of entry: StringEntry) -> (key: String, value: JSONValue) {
    ("state", .text(entry.state ?? "translated"))
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
  /// Whether a localization says the same.
  fileprivate func isTranslated(as other: StringEntry) -> Bool {
    value == other.value && state == other.state && phrases == other.phrases
  }

  /// Whether the text is the key, byte for byte, and nothing is said of it.
  fileprivate var standsForItself: Bool {
    guard case .text(let text) = value, state == nil else { return false }
    return text.utf8.elementsEqual(key.utf8)
  }
}
