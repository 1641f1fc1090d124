internal import IntertitleLanguages
internal import IntertitleTables

/// Writes one language as a property list of rules; entries that are one text are one text there.
struct StringsdictWriter: DocumentWriter {
  private let document: StringDocument
  private var losses: LossReport
  private var text = ""

  /// Takes a document of one language.
  init(_ document: StringDocument) {
    self.document = document
    losses = LossReport(document, as: .stringsdict)
  }

  mutating func write() -> WrittenFile {
    for entry in document.entries { reportLosses(of: entry) }
    losses.addStates(of: document.entries)
    let form = EntryFileWriter.Form {
      String(Self.comment($0).dropLast())
    } entry: {
      Self.text(of: $0)
    }
    if let written = document.source?.written(document, as: .stringsdict, form, losses.diagnostics)
    {
      return written
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    for entry in document.entries {
      if entry.comment?.isEmpty == false { text += "\t" + Self.comment(entry.comment) }
      write(entry)
    }
    text += "</dict>\n</plist>\n"
    return WrittenFile(text: text, diagnostics: losses.diagnostics)
  }

  private mutating func reportLosses(of entry: StringEntry) {
    guard case .rules(let rules) = entry.value else { return }
    let flattened = PropertyListLayout(rules).flattened
    guard !flattened.isEmpty else { return }
    losses.add(entry, "\(flattened.kinds) inside of others", "json carries them")
  }

  /// A comment on its line, or nothing.
  private static func comment(_ comment: String?) -> String {
    guard let comment, !comment.isEmpty else { return "" }
    return XMLText.comment(comment) + "\n"
  }

  /// One entry, without indentation in front and a line end behind.
  private static func text(of entry: StringEntry) -> String {
    var writer = Self(StringDocument())
    writer.write(entry)
    return String(writer.text.dropFirst().dropLast())
  }

  private mutating func write(_ entry: StringEntry) {
    key(entry.key, 1)
    switch entry.value {
    case .text(let text): string(text, 1)
    case .rules(let rules): value(.rules(PropertyListLayout(rules).rules), 1)
    }
  }

  private mutating func value(_ value: StringValue, _ depth: Int) {
    switch value {
    case .text(let text): string(text, depth)
    case .rules(let rules): dictionary(depth) { $0.rules(rules, depth + 1) }
    }
  }

  private mutating func rules(_ rules: FormatRules, _ depth: Int) {
    if let choice = rules.wholeChoice {
      key(choice.rule.propertyListKey, depth)
      return dictionary(depth) { $0.forms(choice.forms, depth + 1) }
    }
    key("NSStringLocalizedFormatKey", depth)
    string(rules.format, depth)
    for variable in rules.variables {
      key(variable.name, depth)
      dictionary(depth) { $0.variable(variable, depth + 1) }
    }
  }

  private mutating func variable(_ variable: FormatRules.Variable, _ depth: Int) {
    guard variable.rule == .plural else {
      key(variable.rule.propertyListKey, depth)
      return dictionary(depth) { $0.forms(variable.forms, depth + 1) }
    }
    key("NSStringFormatSpecTypeKey", depth)
    string("NSStringPluralRuleType", depth)
    if let type = variable.valueType {
      key("NSStringFormatValueTypeKey", depth)
      string(type, depth)
    }
    forms(variable.forms, depth)
  }

  private mutating func forms(_ forms: [FormatRules.Form], _ depth: Int) {
    for form in forms {
      key(form.name, depth)
      value(form.value, depth)
    }
  }

  private mutating func dictionary(_ depth: Int, _ content: (inout Self) -> Void) {
    let tabs = String(repeating: "\t", count: depth)
    text += "\(tabs)<dict>\n"
    content(&self)
    text += "\(tabs)</dict>\n"
  }

  private mutating func key(_ name: String, _ depth: Int) { element("key", name, depth) }

  private mutating func string(_ value: String, _ depth: Int) { element("string", value, depth) }

  private mutating func element(_ name: String, _ value: String, _ depth: Int) {
    let tabs = String(repeating: "\t", count: depth)
    text += "\(tabs)<\(name)>\(XMLText.escaped(value))</\(name)>\n"
  }
}

extension DocumentFormat {
  /// Plural, width and device rules as a property list: one language.
  public static let stringsdict = Self(
    "stringsdict",
    title: "a .stringsdict file",
    endings: ["stringsdict"],
    holdsOneLanguage: true,
    StringsdictWriter.self
  )
}
