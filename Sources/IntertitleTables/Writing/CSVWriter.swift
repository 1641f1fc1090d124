internal import IntertitleLanguages

/// Writes a row for each key: the key, its comment, and a column for each language (RFC 4180).
///
/// Each form of a rule has a row of its own, named `key|variable|form`; the format has `key`.
struct CSVWriter: DocumentWriter {
  private let document: StringDocument

  init(_ document: StringDocument) { self.document = document }

  func write() -> WrittenFile {
    let languages = document.languages
    var cells: [String: [Language: String]] = [:]
    var comments: [String: String] = [:]
    var names: [String] = []
    for entry in document.entries {
      for (name, text) in rows(entry.value, entry.key) {
        if cells[name] == nil { names.append(name) }
        cells[name, default: [:]][document.language(of: entry)] = text
        comments[name] = comments[name] ?? entry.comment
      }
    }
    var lines = [line(["key", "comment"] + languages.map(\.spelling))]
    for name in names {
      let texts = languages.map { cells[name]?[$0] ?? "" }
      lines.append(line([name, comments[name] ?? ""] + texts))
    }
    return WrittenFile(text: lines.joined())
  }

  private func rows(_ value: StringValue, _ key: String) -> [(String, String)] {
    guard case .rules(let rules) = value else { return [(key, value.text)] }
    let forms = rules.variables.flatMap { variable in
      variable.forms.map { ("\(key)|\(variable.name)|\($0.name)", $0.text) }
    }
    return [(key, rules.format)] + forms
  }

  private func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private func quoted(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    return "\"" + VariableNames.replacing("\"", in: cell, with: "\"\"") + "\""
  }
}
