internal import IntertitleLanguages
internal import IntertitleTables

/// Writes an object for each language, in it an object of texts by key.
///
/// A text that is chosen as a whole is an object of its forms by category, width or device; a format
/// with variables is an object of its `format` and its `variables`.
struct JSONWriter: DocumentWriter {
  private let document: StringDocument
  private let table: DocumentTable
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    table = DocumentTable(document)
    losses = LossReport(document, as: .json)
  }

  mutating func write() -> WrittenFile {
    losses.addReplaced(in: table)
    losses.addComments(of: document.entries)
    losses.addStates(of: document.entries)
    let languages = table.languages.isEmpty ? [document.sourceLanguage] : table.languages
    let root = JSONValue.object(languages.map { ($0.spelling, texts($0)) })
    return WrittenFile(text: root.written() + "\n", diagnostics: losses.diagnostics)
  }

  private func texts(_ language: Language) -> JSONValue {
    .object(
      table.keys(of: language).compactMap { key in
        table.entry(key, language).map { (key, value($0.value)) }
      }
    )
  }

  private func value(_ value: StringValue) -> JSONValue {
    switch value {
    case .text(let text): return .text(text)
    case .rules(let rules):
      let rules = rules.namingArgumentsInFormat
      if let variable = rules.wholeVariable { return forms(variable) }
      let variables = rules.variables.map { ($0.name, forms($0)) }
      return .object([("format", .text(rules.format)), ("variables", .object(variables))])
    }
  }

  private func forms(_ variable: FormatRules.Variable) -> JSONValue {
    .object(variable.forms.map { ($0.name, value($0.value)) })
  }
}

extension DocumentFormat {
  /// An object of texts for each language.
  public static let json = Self(
    "json",
    title: "JSON",
    endings: ["json"],
    opening: "{\n  \"",
    JSONWriter.self
  )
}
