internal import IntertitleLanguages

/// Makes entries of the values on a tape, for property lists; catalogs have a reader of their own.
struct TapeReader {
  let tape: NodeTape
  let records: EntryRecords
  /// The language of the file's folder, if its path names one.
  let language: Language?
  /// Whether the file is text, so that values have places.
  let hasPlaces: Bool
  private(set) var rules: [Int: FormatRuleNodes] = [:]
  private(set) var issues = Issues()

  init(_ tape: NodeTape, path: String, hasPlaces: Bool) {
    self.tape = tape
    self.hasPlaces = hasPlaces
    records = EntryRecords(capacity: tape.count / 4)
    language = path.split(separator: "/").last { $0.lowercased().hasSuffix(".lproj") }
      .flatMap { Language(folder: String($0)) }
  }

  /// Reads the dictionary that the tape begins with.
  ///
  /// - Returns: whether there is one.
  mutating func read() -> Bool {
    guard tape.count > 0, tape[0].kind == .dictionary else {
      issues.add(.error, "not-a-table", at: nil, "this file holds no keys and values")
      return false
    }
    for (key, value) in tape.members(0) { read(key, value) }
    return true
  }

  private mutating func read(_ key: Int, _ value: Int) {
    switch tape[value].kind {
    case .text: keep(key, value)
    case .dictionary: readRules(key, value)
    case .list, .key, .other, .yes, .no: reportNoText(key, value)
    }
  }

  private mutating func keep(_ key: Int, _ text: Int) {
    let name = tape[key]
    records.append(
      EntryRecord(
        keyOffset: name.offset,
        keyLength: name.length,
        valueOffset: tape[text].offset,
        valueLength: tape[text].length,
        place: name.place,
        end: hasPlaces ? max(1, tape[text].place) : 0
      )
    )
  }

  private mutating func readRules(_ key: Int, _ value: Int) {
    var reader = RuleReader(tape, key: key, language: language)
    guard let nodes = reader.read(value) else {
      issues.add(contentsOf: reader.issues)
      if reader.issues.list.isEmpty { reportNoText(key, value) }
      return
    }
    issues.add(contentsOf: reader.issues)
    rules[records.count] = nodes
    keep(key, nodes.text)
  }

  private mutating func reportNoText(_ key: Int, _ value: Int) {
    let name = Shown.text(tape.text(key))
    issues.add(
      .warning,
      "not-text",
      at: Int(tape[value].place),
      "the value of \"\(name)\" is not text: the entry is left out"
    )
  }
}

/// Where on a tape the rules of an entry are.
struct FormatRuleNodes: Hashable, Sendable {
  /// The dictionary that holds them.
  var dictionary: Int
  /// The text that stands for all of them: the format, or the widest or most general form.
  var text: Int
}
