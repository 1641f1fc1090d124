internal import IntertitleLanguages

/// What users have decided, by the names of rules and of their settings.
///
/// ```swift
/// var linter = Linter()
/// try linter.apply(["untranslated": ["same": ["Lantern", "SVG"]]])
/// ```
public struct LintSettings: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values by setting, by rule.
  private var values: [String: [String: [String]]]

  /// Takes decisions.
  ///
  /// - Parameter values: the values of each setting, by the setting's name, by the rule's.
  public init(_ values: [String: [String: [String]]] = [:]) { self.values = values }

  /// Takes decisions as they are written in code; of a rule that is there twice, both.
  public init(dictionaryLiteral rules: (String, [String: [String]])...) {
    values = Dictionary(rules) { $0.merging($1) { $1 } }
  }

  /// The settings by name, rule by rule.
  var all: [(rule: String, setting: String, values: [String])] {
    values.sorted { $0.key < $1.key }.flatMap { rule, settings in
      settings.sorted { $0.key < $1.key }.map { (rule, $0.key, $0.value) }
    }
  }
}

/// Why settings cannot be applied.
public enum LintSettingFault: Error, Hashable, Sendable {
  /// There is no rule of this name.
  case unknownRule(String)
  /// The rule has no setting of this name.
  case unknownSetting(String, rule: String)
}

extension LintSettingFault: CustomStringConvertible {
  /// The fault as one sentence.
  public var description: String {
    switch self {
    case .unknownRule(let name): "there is no rule \(name.inApostrophes) to be set"
    case .unknownSetting(let name, let rule):
      "the rule \(rule.inApostrophes) has no setting \(name.inApostrophes)"
    }
  }
}

extension Linter {
  /// Tells the rules what was decided.
  ///
  /// - Throws: ``LintSettingFault`` for the first name that no rule knows; no rule has changed then.
  public mutating func apply(_ settings: LintSettings) throws(LintSettingFault) {
    var rules = rules
    for (name, setting, values) in settings.all {
      guard let index = rules.firstIndex(where: { $0.summary.name == name }) else {
        throw .unknownRule(name)
      }
      guard var rule = rules[index] as? any ConfigurableLintRule,
        rule.settings.contains(where: { $0.name == setting })
      else { throw .unknownSetting(setting, rule: name) }
      rule.set(values, for: setting)
      rules[index] = rule
    }
    self.rules = rules
  }
}
