/// Something that a rule lets its user decide.
public struct LintSetting: Hashable, Sendable {
  /// Its name within the rule, in kebab case: `same`.
  public var name: String
  /// What its values are, in a sentence.
  public var sentence: String

  /// Describes a setting.
  public init(name: String, sentence: String) {
    self.name = name
    self.sentence = sentence
  }
}

/// A rule that lets its user decide something.
///
/// A rule declares what can be decided, and is told the values by name; it need not know whether an
/// option, a file or code told them.
public protocol ConfigurableLintRule: LintRule {
  /// What can be decided.
  var settings: [LintSetting] { get }

  /// Takes the values of a setting.
  ///
  /// - Parameters:
  ///   - values: the values in order.
  ///   - setting: the name of one of ``settings``.
  mutating func set(_ values: [String], for setting: String)
}
