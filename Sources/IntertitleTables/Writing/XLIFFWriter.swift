internal import IntertitleLanguages

/// Writes XLIFF 1.2.
///
/// There is a file element for each language beside the source language and a unit for each text.
/// Forms of rules have identifiers as Xcode writes them: `/key:dict/items:dict/one:dict/:string`.
struct XLIFFWriter: DocumentWriter {
  private let document: StringDocument
  private var losses: LossReport
  private var text = ""

  init(_ document: StringDocument) {
    self.document = document
    losses = LossReport(document, format: "XLIFF")
  }

  mutating func write() -> WrittenFile {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    let targets = document.languages.dropFirst()
    for language in targets { writeFile(language) }
    if targets.isEmpty { writeFile(nil) }
    text += "</xliff>\n"
    return WrittenFile(text: text, diagnostics: losses.diagnostics)
  }

  private mutating func writeFile(_ target: Language?) {
    let original = XMLText.attribute(document.path ?? "Localizable.strings")
    let source = XMLText.attribute(document.sourceLanguage.spelling)
    text += "  <file original=\"\(original)\" source-language=\"\(source)\" datatype=\"plaintext\""
    if let target { text += " target-language=\"\(XMLText.attribute(target.spelling))\"" }
    text += ">\n    <body>\n"
    let sources = last(document.entries(in: document.sourceLanguage))
    let targets = target.map { last(document.entries(in: $0)) } ?? [:]
    for key in document.keys { writeUnits(key, sources[key], targets[key]) }
    text += "    </body>\n  </file>\n"
  }

  private func last(_ entries: [StringEntry]) -> [String: StringEntry] {
    Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
  }

  private mutating func writeUnits(_ key: String, _ source: StringEntry?, _ target: StringEntry?) {
    guard source != nil || target != nil else { return }
    let sources = source.map { units($0.value, key) } ?? [:]
    let targets = target.map { units($0.value, key) } ?? [:]
    let comment = source?.comment ?? target?.comment
    for name in Set(sources.keys).union(targets.keys).sorted() {
      let stand = sources[name] ?? sources[name.generalForm] ?? key
      writeUnit(name, stand, targets[name], target?.state, comment)
    }
    if let entry = source ?? target, !XMLText.canHold(entry.key + entry.text) {
      losses.add(entry, "the control characters")
    }
  }

  private mutating func writeUnit(
    _ name: String,
    _ source: String,
    _ target: String?,
    _ state: String?,
    _ comment: String?
  ) {
    text += "      <trans-unit id=\"\(XMLText.attribute(name))\" xml:space=\"preserve\">\n"
    text += "        <source>\(XMLText.escaped(source))</source>\n"
    if let target {
      let state = state.map { " state=\"\(XMLText.attribute(xliff($0)))\"" } ?? ""
      text += "        <target\(state)>\(XMLText.escaped(target))</target>\n"
    }
    if let comment, !comment.isEmpty {
      text += "        <note>\(XMLText.escaped(comment))</note>\n"
    }
    text += "      </trans-unit>\n"
  }

  private func xliff(_ state: String) -> String {
    switch state {
    case "needs_review": "needs-review-translation"
    default: state
    }
  }

  /// The texts of a value by the identifiers of their units.
  private func units(_ value: StringValue, _ key: String) -> [String: String] {
    guard case .rules(let rules) = value else { return [key: value.text] }
    var units: [String: String] = [:]
    if rules.wholeChoice == nil {
      units["/\(key):dict/NSStringLocalizedFormatKey:dict/:string"] = rules.format
    }
    for variable in rules.variables {
      for form in variable.forms {
        units["/\(key):dict/\(variable.name):dict/\(form.name):dict/:string"] = form.text
      }
    }
    return units
  }
}

extension String {
  /// The identifier of the form that every language has.
  fileprivate var generalForm: String {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, last == "g", hasSuffix(":dict/:string") else { return self }
    return (parts.dropLast(2) + ["other:dict", ":string"]).joined(separator: "/")
  }
}
