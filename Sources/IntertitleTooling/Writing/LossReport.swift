internal import IntertitleLanguages
internal import IntertitleTables

/// Gathers what a format cannot carry.
///
/// A text that could be shown and is not in the file is an error, with its key and place. What is
/// never shown (comments, states) is a warning for all of a kind, at the place of the first; where
/// only Xcode asks for it, a note.
struct LossReport {
  private let path: String?
  private let format: String
  private let namesLanguages: Bool
  private var found: [Diagnostic] = []
  private var omitted = 0

  init(_ document: StringDocument, as format: DocumentFormat) {
    path = document.path
    namesLanguages = document.presentLanguages.count > 1
    self.format = format.title
  }

  /// What was lost, in the order in which it was found.
  var diagnostics: [Diagnostic] {
    guard omitted > 0 else { return found }
    let sentence = "\(omitted) more losses in this file are not listed"
    return found + [Diagnostic(.note, rule: "too-many", sentence, path: path)]
  }

  /// Reports what is lost of a text.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - what: what of it is lost.
  ///   - remedy: what is written instead, and what to do.
  mutating func add(_ entry: StringEntry, _ what: String, _ remedy: String) {
    let language = namesLanguages ? entry.language.map { " in \($0)" } ?? "" : ""
    let key = "\(entry.key.inQuotes)\(language)"
    add(.error, "\(format) cannot carry \(what) of \(key): \(remedy)", at: entry)
  }

  /// Reports what is lost beside texts.
  ///
  /// - Parameters:
  ///   - entries: those that lose it, each key once.
  ///   - what: what they lose, in the plural.
  ///   - remedy: what carries it.
  ///   - severity: a note where it says nothing to translators.
  mutating func add(
    _ entries: [StringEntry],
    _ what: String,
    _ remedy: String,
    _ severity: Diagnostic.Severity = .warning
  ) {
    var keys: Set<String> = []
    let each = entries.filter { keys.insert($0.key).inserted }
    guard let first = each.first else { return }
    let key = "\(first.key.inQuotes)"
    let those = each.count == 1 ? "that of \(key) is" : "\(each.count) are"
    let place = each.count == 1 ? "" : ", first that of \(key)"
    let sentence = "\(format) cannot carry \(what): \(those) left out\(place); \(remedy)"
    add(severity, sentence, at: first)
  }

  private mutating func add(
    _ severity: Diagnostic.Severity,
    _ sentence: String,
    at entry: StringEntry
  ) {
    guard found.count < Issues.limit else {
      omitted += 1
      return
    }
    found.append(
      Diagnostic(
        severity,
        rule: "cannot-carry",
        sentence,
        path: path,
        line: entry.line,
        column: entry.column,
        key: entry.key,
        language: entry.language.map { Language($0) }
      )
    )
  }
}

// What several formats lose.
extension LossReport {
  /// Reports what only a catalog has: further phrases, and what nobody here knows.
  static func besideTexts(of document: StringDocument, as format: DocumentFormat) -> [Diagnostic] {
    guard format != .xcstrings else { return [] }
    var losses = Self(document, as: format)
    for entry in document.entries where entry.phrases.count > 1 {
      losses.add(entry, "the further phrases", "the first one is written; xcstrings carries them")
    }
    for entry in document.entries where !entry.unknownMembers.isEmpty {
      let names = entry.unknownMembers.map(\.inBackticks).listed
      losses.add(entry, "the unknown \(names)", "that is left out; xcstrings carries it")
    }
    return losses.diagnostics
  }

  /// Reports comments.
  mutating func addComments(of entries: [StringEntry]) {
    add(entries.filter { !($0.comment ?? "").isEmpty }, "comments", "csv and xliff carry them")
  }

  /// Reports what a catalog says of translations and keys.
  mutating func addStates(of entries: [StringEntry]) {
    addTranslationStates(of: entries)
    addExtractionStates(of: entries)
    let marks = entries.filter { !$0.isTranslatable }
    add(marks, "marks of what is not to be translated", "xcstrings and xliff carry them")
  }

  /// Reports states of translations; `translated` says nothing that a text does not say itself.
  mutating func addTranslationStates(of entries: [StringEntry]) {
    let states = entries.filter { $0.state != nil && $0.state != "translated" }
    add(states, "states of translations", "xcstrings carries them")
  }

  /// Reports where keys come from.
  mutating func addExtractionStates(of entries: [StringEntry]) {
    let states = entries.filter { $0.extractionState != nil }
    add(states, "states of extraction", "xcstrings carries them", .note)
  }

  /// Reports values and comments that stand for the same key before the one that is written.
  mutating func addReplaced(in table: DocumentTable) {
    add(table.replaced, "earlier values of repeated keys", "the last one is written")
    add(table.otherComments, "further comments of a key", "the first one is written")
  }
}
