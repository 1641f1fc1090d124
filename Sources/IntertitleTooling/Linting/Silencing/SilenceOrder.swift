internal import IntertitleLanguages
internal import IntertitleTables

/// One order in a comment: `retitle:disable:next untranslated, empty-value -- why`.
struct SilenceOrder: Hashable {
  /// What it does.
  enum Kind: String {
    case next = "disable:next"
    case this = "disable:this"
    case disable
    case enable
  }

  let kind: Kind
  /// The rules; empty for all of them.
  let rules: Set<String>

  /// What an order begins with.
  static let prefix: StaticString = "retitle:"

  /// The order that a text begins with, behind `retitle:`; nil where it is none.
  init?(_ text: Substring) {
    let line = text.prefix { !$0.isNewline }
    let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
    guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.kind = kind
    rules = Set(words.dropFirst().prefix { $0 != "--" && $0 != "*/" && $0 != "-->" }.map(Self.name))
  }

  /// The orders in a comment.
  static func orders(in comment: String) -> [SilenceOrder] {
    comment.ranges(of: "\(prefix)").compactMap { Self(comment[$0.upperBound...]) }
  }

  /// Whether a finding of these names is meant.
  func means(_ finding: LintFinding) -> Bool {
    rules.isEmpty || rules.contains(finding.rule) || rules.contains(finding.diagnostic.rule)
  }

  /// A word without the end of a comment that stands right behind it.
  private static func name(_ word: Substring) -> String {
    for end in ["*/", "-->"] where word.hasSuffix(end) { return String(word.dropLast(end.count)) }
    return String(word)
  }
}
