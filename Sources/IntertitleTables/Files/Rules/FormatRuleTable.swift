/// The rules of a file's entries, as a tape and where on it each entry's rules are.
///
/// They become values when they are asked for.
struct FormatRuleTable: Sendable {
  private let tape: NodeTape
  private let nodes: [FormatRuleNodes]

  /// Valid while `tape` is, which this value holds.
  private var view: TapeView { tape.view }

  init(_ tape: NodeTape, _ nodes: [FormatRuleNodes]) {
    self.tape = tape
    self.nodes = nodes
  }

  /// Whether an entry has rules.
  func hasRules(_ entry: Int) -> Bool { entry < nodes.count && nodes[entry].dictionary >= 0 }

  /// The rules of an entry; nil if it has none.
  func rules(_ entry: Int) -> FormatRules? {
    guard hasRules(entry) else { return nil }
    return rules(in: Int(nodes[entry].dictionary), text: view.text(Int(nodes[entry].text)))
  }

  private func rules(in dictionary: Int, text: String) -> FormatRules {
    if let forms = view.value("NSStringVariableWidthRuleType", in: dictionary) {
      return choice(.width, "NSStringVariableWidthRuleType", forms)
    }
    if let forms = view.value("NSStringDeviceSpecificRuleType", in: dictionary) {
      return choice(.device, "NSStringDeviceSpecificRuleType", forms)
    }
    let variables = view.members(dictionary).compactMap { variable($0.key, $0.value) }
    return FormatRules(format: text, variables: variables)
  }

  /// Rules that choose a whole text.
  private func choice(_ rule: FormatRules.Rule, _ name: String, _ forms: Int) -> FormatRules {
    let variable = FormatRules.Variable(name: name, rule: rule, forms: self.forms(forms))
    return FormatRules(format: "%#@\(name)@", variables: [variable])
  }

  private func variable(_ key: Int, _ value: Int) -> FormatRules.Variable? {
    guard view[value].kind == .dictionary else { return nil }
    if let widths = view.value("NSStringVariableWidthRuleType", in: value) {
      return .init(name: view.text(key), rule: .width, forms: forms(widths))
    }
    let type = view.value("NSStringFormatValueTypeKey", in: value).map { view.text($0) }
    return .init(name: view.text(key), rule: .plural, valueType: type, forms: forms(value))
  }

  private func forms(_ dictionary: Int) -> [FormatRules.Form] {
    guard view[dictionary].kind == .dictionary else { return [] }
    return view.members(dictionary).compactMap { name, value in
      if view.isText(name, "NSStringFormatSpecTypeKey") { return nil }
      if view.isText(name, "NSStringFormatValueTypeKey") { return nil }
      switch view[value].kind {
      case .text: return .init(view.text(name), view.text(value))
      case .dictionary:
        guard let format = view.value("NSStringLocalizedFormatKey", in: value) else { return nil }
        return .init(view.text(name), .rules(rules(in: value, text: view.text(format))))
      default: return nil
      }
    }
  }
}
