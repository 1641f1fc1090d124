import IntertitleTables
import IntertitleTooling

/// What `read --json` has for one file.
struct ReadJSON: Encodable {
  private let path: String
  private let format: String
  private let encoding: String
  private var entries: [String: [String: String]] = [:]
  private var plurals: [String: [String: [String: [String: String]]]] = [:]
  private let diagnostics: [DiagnosticJSON]

  init(_ reading: FileReading) {
    path = reading.file.path
    format = reading.file.format.rawValue
    encoding = reading.file.encoding.name
    diagnostics = reading.diagnostics.map { DiagnosticJSON($0) }
    for language in reading.languages {
      entries[language] = [:]
      plurals[language] = [:]
    }
    for entry in reading.entries { add(entry, reading) }
  }

  private mutating func add(_ entry: StringEntry, _ reading: FileReading) {
    let language = entry.language ?? ""
    // Which of equal keys answers is the file's to say: mostly the last.
    let chosen = reading.file.languages.isEmpty ? reading.file.text(forKey: entry.key) : nil
    entries[language, default: [:]][entry.key] = chosen ?? entry.text
    guard case .rules(let rules) = entry.value else { return }
    let variables = rules.plurals
    if !variables.isEmpty { plurals[language, default: [:]][entry.key] = variables }
  }
}

extension FormatRules {
  /// The forms of each variable that chooses by a number, by category.
  fileprivate var plurals: [String: [String: String]] {
    variables.reduce(into: [:]) { found, variable in
      guard variable.rule != .plural else {
        found[variable.name] = Dictionary(variable.forms.map { ($0.name, $0.text) }) { $1 }
        return
      }
      for form in variable.forms {
        guard case .rules(let rules) = form.value else { continue }
        found.merge(rules.plurals) { first, _ in first }
      }
    }
  }
}
