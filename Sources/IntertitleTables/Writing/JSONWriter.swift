internal import IntertitleLanguages

/// Writes an object of texts by key; with several languages an object of such objects by language.
///
/// A plural is an object of its forms by category; a format with several variables is an object of
/// its `format` and its `variables`.
struct JSONWriter: DocumentWriter {
  private let document: StringDocument
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    losses = LossReport(document, format: "JSON")
  }

  mutating func write() -> WrittenFile {
    let languages = document.languages.filter { !document.entries(in: $0).isEmpty }
    losses.add(document.entries.filter { !($0.comment ?? "").isEmpty }.count, "comments")
    let root: JSONText
    if languages.count == 1, let only = languages.first {
      root = texts(only)
    } else {
      root = .object(languages.map { ($0.spelling, texts($0)) })
    }
    return WrittenFile(text: root.written() + "\n", diagnostics: losses.diagnostics)
  }

  /// The texts of a language; the last of repeated keys counts.
  private func texts(_ language: Language) -> JSONText {
    let entries = document.entries(in: language)
    let last = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    var seen: Set<String> = []
    let keys = entries.map(\.key).filter { seen.insert($0).inserted }
    return .object(keys.map { ($0, value(last[$0] ?? .text(""))) })
  }

  private func value(_ value: StringValue) -> JSONText {
    switch value {
    case .text(let text): return .text(text)
    case .rules(let rules):
      if let variable = rules.wholeVariable { return forms(variable) }
      let variables = rules.variables.map { ($0.name, forms($0)) }
      return .object([("format", .text(rules.format)), ("variables", .object(variables))])
    }
  }

  private func forms(_ variable: FormatRules.Variable) -> JSONText {
    .object(variable.forms.map { ($0.name, value($0.value)) })
  }
}
