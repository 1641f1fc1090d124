internal import IntertitleLanguages
internal import IntertitleTables

/// Which rules count, by their names or by the narrower names that readers give faults.
///
/// `missing-keys,untranslated` chooses these two; `-untranslated` all but that one;
/// `syntax,-typographic-quote` a rule without one of its faults.
public struct LintSelection: Hashable, Sendable {
  /// The names that are chosen; empty for all.
  public var included: Set<String>
  /// The names that are left out, even where they are chosen too.
  public var excluded: Set<String>

  /// Creates a selection; of everything unless said.
  public init(only included: Set<String> = [], except excluded: Set<String> = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Reads a list.
  ///
  /// - Parameter list: names between commas, those with a minus sign left out; blanks do not count.
  public init(list: String) {
    let words = list.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    included = Set(words.filter { !$0.hasPrefix("-") })
    excluded = Set(words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()).trimmed })
  }

  /// Whether a finding counts.
  public func chooses(_ finding: LintFinding) -> Bool {
    let names = [finding.rule, finding.diagnostic.rule]
    guard excluded.isDisjoint(with: names) else { return false }
    return included.isEmpty || !included.isDisjoint(with: names)
  }

  /// Whether a rule may have findings that count, so that it is worth asking.
  func mayChoose(_ rule: String) -> Bool {
    guard !excluded.contains(rule) else { return false }
    return included.isEmpty || included.contains(rule)
      || included.contains { ReaderFault.rule(of: $0) == rule }
  }
}
