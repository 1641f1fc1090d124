internal import IntertitleLanguages

/// Writes one language as text, each entry with its comment before it.
struct StringsWriter: DocumentWriter {
  private let document: StringDocument
  private let language: Language
  private var losses: LossReport

  init(_ document: StringDocument, _ language: Language) {
    self.document = document
    self.language = language
    losses = LossReport(document, format: "a .strings file")
  }

  mutating func write() -> WrittenFile {
    let blocks = document.entries(in: language).map { block($0) }
    let others = document.languages.count - 1
    losses.add(max(0, others), "other languages than \(language)")
    return WrittenFile(text: blocks.joined(separator: "\n"), diagnostics: losses.diagnostics)
  }

  private mutating func block(_ entry: StringEntry) -> String {
    var text = entry.text
    if case .rules(let rules) = entry.value {
      text = rules.flattened
      losses.add(entry, "the rules")
    }
    return Self.comment(entry.comment) + Self.line(entry.key, text)
  }

  /// One entry on its line.
  static func line(_ key: String, _ value: String) -> String {
    "\(quoted(key)) = \(quoted(value));\n"
  }

  /// A comment on lines of its own, or nothing.
  static func comment(_ comment: String?) -> String {
    guard let comment, !comment.isEmpty else { return "" }
    guard VariableNames.contains("*/", in: comment) else { return "/* \(comment) */\n" }
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { "// \($0)\n" }.joined()
  }

  /// A text in quotes, with escapes that Apple's parser reads.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}": result += "\\U" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension FormatRules {
  /// The format with each variable's most general form in its place.
  var flattened: String {
    var result = format
    for variable in variables {
      let form = variable.mostGeneralForm.map { form -> String in
        guard case .rules(let inner) = form.value else { return form.text }
        return inner.flattened
      }
      result = VariableNames.replacingVariable(variable.name, in: result, with: form ?? "")
    }
    return result
  }
}
