/// The rules of a file's entries: a tape, and where on it each entry's rules are. They become
/// values when they are asked for.
struct FormatRuleTable: Sendable {
  private let tape: NodeTape
  private let nodes: [Int: FormatRuleNodes]

  init(_ tape: NodeTape, _ nodes: [Int: FormatRuleNodes]) {
    self.tape = tape
    self.nodes = nodes
  }

  /// The entries that have rules.
  var isEmpty: Bool { nodes.isEmpty }

  /// The rules of an entry; nil if it has none.
  func rules(_ entry: Int) -> FormatRules? {
    nodes[entry].map { rules(in: $0.dictionary, text: tape.text($0.text)) }
  }

  private func rules(in dictionary: Int, text: String) -> FormatRules {
    if let forms = tape.value("NSStringVariableWidthRuleType", in: dictionary) {
      return choice(.width, "NSStringVariableWidthRuleType", forms)
    }
    if let forms = tape.value("NSStringDeviceSpecificRuleType", in: dictionary) {
      return choice(.device, "NSStringDeviceSpecificRuleType", forms)
    }
    let variables = tape.members(dictionary).compactMap { variable($0.key, $0.value) }
    return FormatRules(format: text, variables: variables)
  }

  /// Rules that choose a whole text.
  private func choice(_ rule: FormatRules.Rule, _ name: String, _ forms: Int) -> FormatRules {
    let variable = FormatRules.Variable(name: name, rule: rule, forms: self.forms(forms))
    return FormatRules(format: "%#@\(name)@", variables: [variable])
  }

  private func variable(_ key: Int, _ value: Int) -> FormatRules.Variable? {
    guard tape[value].kind == .dictionary else { return nil }
    if let widths = tape.value("NSStringVariableWidthRuleType", in: value) {
      return .init(name: tape.text(key), rule: .width, forms: forms(widths))
    }
    let type = tape.value("NSStringFormatValueTypeKey", in: value).map { tape.text($0) }
    return .init(name: tape.text(key), rule: .plural, valueType: type, forms: forms(value))
  }

  private func forms(_ dictionary: Int) -> [FormatRules.Form] {
    guard tape[dictionary].kind == .dictionary else { return [] }
    return tape.members(dictionary).compactMap { name, value in
      if tape.isText(name, "NSStringFormatSpecTypeKey") { return nil }
      if tape.isText(name, "NSStringFormatValueTypeKey") { return nil }
      switch tape[value].kind {
      case .text: return .init(tape.text(name), tape.text(value))
      case .dictionary:
        guard let format = tape.value("NSStringLocalizedFormatKey", in: value) else { return nil }
        return .init(tape.text(name), .rules(rules(in: value, text: tape.text(format))))
      default: return nil
      }
    }
  }
}
