internal import IntertitleLanguages
internal import IntertitleTables

/// Writes a row for each key: the key, its comment, and a column for each language (RFC 4180).
///
/// Each form of a rule has a row of its own: `key|plural|one` where it is the whole text,
/// `key|variable|one` where a format, whose row is `key`, holds it. A cell without a text is empty;
/// an empty text is two quotes.
struct CSVWriter: DocumentWriter {
  private let document: StringDocument
  private let table: DocumentTable
  private var losses: LossReport

  init(_ document: StringDocument) {
    self.document = document
    table = DocumentTable(document)
    losses = LossReport(document, as: .csv)
  }

  mutating func write() -> WrittenFile {
    losses.addReplaced(in: table)
    losses.addStates(of: document.entries)
    var lines = [line(["key", "comment"] + table.languages.map { quoted($0.spelling) })]
    var written: Set<String> = []
    for key in table.keys { lines += rows(key, &written) }
    return WrittenFile(text: lines.joined(), diagnostics: losses.diagnostics)
  }

  private mutating func rows(_ key: String, _ written: inout Set<String>) -> [String] {
    var names: [String] = []
    var named: Set<String> = []
    let cells = table.languages.map { language -> [String: String] in
      var cells: [String: String] = [:]
      for text in table.entry(key, language)?.value.texts ?? [] where text.role.isShown {
        let name = ([key] + text.steps.flatMap { [$0.name, $0.form] }).joined(separator: "|")
        if named.insert(name).inserted { names.append(name) }
        cells[name] = text.text
      }
      return cells
    }
    if let entry = table.entries(key).first?.entry, names.contains(where: written.contains) {
      losses.add(entry, "the name", "another row has it; json carries both")
    }
    let rows = names.filter { written.insert($0).inserted }
    return rows.map { name in
      line([quoted(name), comment(key)] + cells.map { $0[name].map(quoted) ?? "" })
    }
  }

  private func comment(_ key: String) -> String { table.comment(key).map(quoted) ?? "" }

  private func line(_ cells: [String]) -> String { cells.joined(separator: ",") + "\r\n" }

  private func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes || cell.isEmpty else { return cell }
    return "\"" + cell.replacing(bytesOf: "\"", with: "\"\"") + "\""
  }
}

extension DocumentFormat {
  /// A row for each key, a column for each language.
  public static let csv = Self(
    "csv",
    title: "CSV",
    endings: ["csv"],
    opening: "key,comment,",
    CSVWriter.self
  )
}

extension RuleText.Step {
  fileprivate var name: String { isWhole ? variable.rule.rawValue : variable.name }
}

extension RuleText.Role {
  /// Whether the text says something that the forms do not say.
  fileprivate var isShown: Bool { self == .text || self == .format }
}
