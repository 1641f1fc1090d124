@testable import IntertitleTables
@testable import IntertitleTooling

extension FormatRules.Variable {
  /// A number's forms, in the order given.
  static func plural(
    _ name: String,
    _ type: String?,
    argument: Int? = nil,
    _ forms: KeyValuePairs<String, String>
  ) -> Self {
    let forms = forms.map { FormatRules.Form($0.key, $0.value) }
    return .init(name: name, rule: .plural, argument: argument, valueType: type, forms: forms)
  }

  /// Forms by width.
  static func width(_ name: String, _ forms: KeyValuePairs<String, String>) -> Self {
    .init(name: name, rule: .width, forms: forms.map { .init($0.key, $0.value) })
  }

  /// Whole texts by device.
  static func device(_ forms: [FormatRules.Form]) -> Self {
    .init(name: "NSStringDeviceSpecificRuleType", rule: .device, forms: forms)
  }
}

extension FormatRules {
  /// Rules of which one variable chooses the whole text.
  init(whole variable: Variable) {
    self.init(format: "%#@\(variable.name)@", variables: [variable])
  }
}

extension StringDocument {
  /// A document with one entry, `k`.
  init(_ rules: FormatRules, path: String? = nil) {
    let entry = StringEntry(key: "k", value: .rules(rules), language: "en")
    self.init(entries: [entry], path: path)
  }
}

extension WrittenFile {
  /// The file, read again.
  func read(as format: DocumentFormat) -> StringFile {
    StringFile(bytes: bytes, path: "T.\(format.rawValue)")
  }
}
