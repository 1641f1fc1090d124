internal import IntertitleLanguages

/// Writes one language as a property list of rules; entries that are one text are one text there.
struct StringsdictWriter: DocumentWriter {
  private let document: StringDocument
  private let language: Language
  private var losses: LossReport
  private var text = ""

  init(_ document: StringDocument, _ language: Language) {
    self.document = document
    self.language = language
    losses = LossReport(document, format: "a .stringsdict file")
  }

  mutating func write() -> WrittenFile {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    for entry in document.entries(in: language) { write(entry) }
    text += "</dict>\n</plist>\n"
    losses.add(max(0, document.languages.count - 1), "other languages than \(language)")
    return WrittenFile(text: text, diagnostics: losses.diagnostics)
  }

  private mutating func write(_ entry: StringEntry) {
    if let comment = entry.comment, !comment.isEmpty {
      let safe = VariableNames.replacing("--", in: comment, with: "- -")
      text += "\t<!-- \(safe) -->\n"
    }
    if !XMLText.canHold(entry.key + entry.text) { losses.add(entry, "the control characters") }
    key(entry.key, 1)
    value(entry.value, 1)
  }

  private mutating func value(_ value: StringValue, _ depth: Int) {
    switch value {
    case .text(let text): string(text, depth)
    case .rules(let rules): dictionary(depth) { $0.rules(rules, depth + 1) }
    }
  }

  private mutating func rules(_ rules: FormatRules, _ depth: Int) {
    if let choice = rules.wholeChoice {
      key(choice.rule == .width ? Self.width : Self.device, depth)
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
    switch variable.rule {
    case .width:
      key(Self.width, depth)
      dictionary(depth) { $0.forms(variable.forms, depth + 1) }
    case .device:
      key(Self.device, depth)
      dictionary(depth) { $0.forms(variable.forms, depth + 1) }
    case .plural:
      key("NSStringFormatSpecTypeKey", depth)
      string("NSStringPluralRuleType", depth)
      if let type = variable.valueType {
        key("NSStringFormatValueTypeKey", depth)
        string(type, depth)
      }
      forms(variable.forms, depth)
    }
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

  private static let width = "NSStringVariableWidthRuleType"
  private static let device = "NSStringDeviceSpecificRuleType"
}

extension FormatRules {
  /// The one variable that chooses the whole text by width or device.
  var wholeChoice: Variable? {
    guard variables.count == 1, let variable = variables.first, variable.rule != .plural,
      format == "%#@\(variable.name)@", variable.name.hasPrefix("NSString")
    else { return nil }
    return variable
  }
}
