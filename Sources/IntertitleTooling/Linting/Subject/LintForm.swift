internal import IntertitleLanguages
internal import IntertitleTables

/// One of the texts of an entry that may be shown: its value, or a form of its rules.
///
/// Rules look at these, so that a fault is found in a form as it is in a plain text.
public struct LintForm: Hashable, Sendable {
  /// The way to the form: `other`, `mac.one`, `files.one` where the text has several numbers; empty for
  /// the value itself, and for a format in which numbers stand.
  public let name: String
  /// The text.
  public let text: String
  /// Whether it is all of what is shown, so that nothing is where it is empty; others are parts.
  public let isWhole: Bool

  init(_ name: String, _ text: String, isWhole: Bool = true) {
    self.name = name
    self.text = text
    self.isWhole = isWhole
  }

  fileprivate init(_ text: RuleText) {
    let names = text.steps.map { $0.isWhole ? $0.form : "\($0.variable.name).\($0.form)" }
    let isWhole = text.steps.allSatisfy(\.isWhole)
    self.init(names.joined(separator: "."), text.text, isWhole: isWhole)
  }

  /// What a sentence calls the form: ``the form `one` of “k”``, or the key alone.
  ///
  /// - Parameter key: the entry's key.
  /// - Returns: the words.
  func shown(of key: String) -> String {
    name.isEmpty ? "\(key.inQuotes)" : "the form \(name.inBackticks) of \(key.inQuotes)"
  }
}

extension LintEntry {
  /// The texts that may be shown: the value, or every form of the rules, nested ones included, and a
  /// format in which numbers stand.
  public var forms: [LintForm] {
    guard rules != nil else { return phrases ?? [LintForm("", text)] }
    return value.texts.filter { $0.role == .text || $0.role == .format }.map(LintForm.init)
  }

  /// The form that another entry's form is compared with: that of its name, else the most general one.
  func form(like form: LintForm) -> LintForm? {
    let forms = forms
    if let same = forms.first(where: { $0.name == form.name }) { return same }
    guard !form.name.isEmpty else { return nil }
    let group = form.name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    let general = (group + ["other"]).joined(separator: ".")
    return forms.first { $0.name == general } ?? forms.first { $0.name == "other" }
      ?? forms.first { $0.name.isEmpty }
  }

  /// The phrases of a set of them, by their numbers; nil where the entry is none.
  private var phrases: [LintForm]? {
    let phrases = file.contents.storage.catalog?.phrases(of: index) ?? []
    guard !phrases.isEmpty else { return nil }
    return phrases.enumerated().map { LintForm($0 == 0 ? "" : "\($0 + 1)", $1) }
  }
}
