internal import IntertitleLanguages
internal import IntertitleTables

/// Writes XLIFF 1.2.
///
/// There is a file element for each language beside the source language and a unit for each text,
/// named as ``XLIFFUnits`` says. What XML cannot hold is left out.
struct XLIFFWriter: DocumentWriter {
  private let document: StringDocument
  private let table: DocumentTable
  private let isCatalog: Bool
  private var losses: LossReport
  private var text = ""

  init(_ document: StringDocument) {
    self.document = document
    table = DocumentTable(document)
    isCatalog = document.path.flatMap(DocumentFormat.init(fileName:)) == .xcstrings
    losses = LossReport(document, as: .xliff)
  }

  mutating func write() -> WrittenFile {
    losses.addReplaced(in: table)
    reportStates()
    for entry in document.entries where !entry.fitsXML {
      let remedy = "it is left out; json carries them"
      losses.add(entry, "the control characters", remedy)
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    let targets = table.languages.filter { $0 != document.sourceLanguage }
    for language in targets { writeFile(language) }
    if targets.isEmpty { writeFile(nil) }
    text += "</xliff>\n"
    return WrittenFile(text: text, diagnostics: losses.diagnostics)
  }

  private mutating func reportStates() {
    let sources = document.entriesWithLanguages.filter { $0.language == document.sourceLanguage }
    losses.addTranslationStates(of: sources.map(\.entry))
    losses.addExtractionStates(of: document.entries)
  }

  private mutating func writeFile(_ target: Language?) {
    let original = XMLText.attribute(document.path ?? "Localizable.strings")
    let source = XMLText.attribute(document.sourceLanguage.spelling)
    text += "  <file original=\"\(original)\" source-language=\"\(source)\""
    if let target { text += " target-language=\"\(XMLText.attribute(target.spelling))\"" }
    text += " datatype=\"plaintext\">\n    <body>\n"
    for key in table.keys {
      writeUnits(
        key,
        table.entry(key, document.sourceLanguage),
        target.flatMap { table.entry(key, $0) }
      )
    }
    text += "    </body>\n  </file>\n"
  }

  private mutating func writeUnits(_ key: String, _ source: StringEntry?, _ target: StringEntry?) {
    let present = [source, target].compactMap { $0 }
    guard let entry = present.first, present.allSatisfy(\.fitsXML) else { return }
    let sources = source.map { XLIFFUnits($0.value, key, isCatalog: isCatalog) }
    let targets = target.map { XLIFFUnits($0.value, key, isCatalog: isCatalog) }
    var seen: Set<String> = []
    let units = (sources?.list ?? []) + (targets?.list ?? [])
    for unit in units where seen.insert(unit.name).inserted {
      let stand = sources?[unit.name] ?? sources?[unit.general] ?? source?.value.flattened ?? key
      writeUnit(unit.name, stand, targets?[unit.name], target?.state, entry)
    }
  }

  private mutating func writeUnit(
    _ name: String,
    _ source: String,
    _ target: String?,
    _ state: String?,
    _ entry: StringEntry
  ) {
    let fixed = entry.isTranslatable ? "" : " translate=\"no\""
    text += "      <trans-unit id=\"\(XMLText.attribute(name))\" xml:space=\"preserve\"\(fixed)>\n"
    text += "        <source>\(XMLText.escaped(source))</source>\n"
    if let target {
      let state = state.map { " state=\"\(XMLText.attribute($0.xliffState))\"" } ?? ""
      text += "        <target\(state)>\(XMLText.escaped(target))</target>\n"
    }
    if let comment = table.comment(entry.key) {
      text += "        <note>\(XMLText.escaped(comment))</note>\n"
    }
    text += "      </trans-unit>\n"
  }
}

extension DocumentFormat {
  /// XLIFF 1.2, as Xcode exports it: a file element for each language.
  public static let xliff = Self(
    "xliff",
    title: "XLIFF",
    endings: ["xliff", "xlf"],
    namesSourceLanguage: true,
    opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff ",
    XLIFFWriter.self
  )
}

extension StringEntry {
  /// Whether XML can hold the key, the comment and every text.
  fileprivate var fitsXML: Bool {
    let names: (RuleText.Step) -> [String] = { [$0.variable.name, $0.form] }
    let texts = value.texts.flatMap { [$0.text] + $0.steps.flatMap(names) }
    return ([key, comment ?? ""] + texts).allSatisfy(XMLText.canHold)
  }
}

extension String {
  /// What XLIFF calls the state of a translation; those that it has no name for begin with `x-`.
  fileprivate var xliffState: String {
    switch self {
    case "needs_review": "needs-review-translation"
    case "new", "translated": self
    default: "x-\(self)"
    }
  }
}
