internal import IntertitleLanguages

/// Makes entries of a string catalog on a tape: one for each key and language that has a value.
///
/// A key without a value in the source language stands for itself there. An empty value, or none,
/// in another language is no entry: catalogs write it for "not translated yet".
struct CatalogReader {
  let tape: NodeTape
  let records: EntryRecords
  private(set) var languages: [String] = []
  private(set) var entries: [CatalogTable.Entry] = []
  private(set) var issues = Issues()
  /// The languages' names on the tape, for comparing bytes.
  private var languageNodes: [Int] = []
  private var pluralFormat: (offset: Int, length: Int)?

  init(_ tape: NodeTape) {
    self.tape = tape
    records = EntryRecords(capacity: tape.count / 12)
  }

  /// Reads the catalog.
  ///
  /// - Returns: whether there is one.
  mutating func read() -> Bool {
    guard tape.count > 0, tape[0].kind == .dictionary,
      let strings = tape.value("strings", in: 0), tape[strings].kind == .dictionary
    else {
      issues.add(.error, "not-a-catalog", at: nil, "this file has no \"strings\": it is no catalog")
      return false
    }
    readHead()
    for (key, value) in tape.members(strings) { readKey(key, value) }
    return true
  }

  private mutating func readHead() {
    if let version = tape.value("version", in: 0) {
      let name = tape.text(version)
      if !["1.0", "1.1", "1.2"].contains(name) {
        issues.add(
          .warning,
          "unknown-version",
          at: Int(tape[version].place),
          "version \(Shown.text(name)) is not known: read as 1.2"
        )
      }
    }
    if let source = tape.value("sourceLanguage", in: 0), tape[source].kind == .text {
      languages = [tape.text(source)]
      languageNodes = [source]
    } else {
      languages = ["en"]
      languageNodes = [-1]
      let sentence = "the catalog names no source language: read as en"
      issues.add(.error, "missing-source-language", at: 0, sentence)
    }
  }

  private mutating func readKey(_ key: Int, _ value: Int) {
    var hasSource = false
    if let all = tape.value("localizations", in: value), tape[all].kind == .dictionary {
      var position = 0
      for (name, localization) in tape.members(all) {
        let language = language(name, expected: position)
        position = language + 1
        let hasValue = readLocalization(key, value, localization, language)
        hasSource = hasSource || (hasValue && language == 0)
      }
    }
    guard !hasSource else { return }
    append(key, value, text: tape[key], localization: -1, language: 0)
  }

  /// Keeps a localization's value.
  ///
  /// - Returns: whether it has one.
  private mutating func readLocalization(
    _ key: Int,
    _ value: Int,
    _ localization: Int,
    _ language: Int
  ) -> Bool {
    let members = CatalogNodes(tape, localization)
    if members.variations == nil, members.substitutions == nil {
      guard let text = members.text, tape[text].length > 0 || language == 0 else { return false }
      append(key, value, text: tape[text], localization: localization, language: language)
      return true
    }
    guard let stand = standIn(members) else { return false }
    append(key, value, text: stand, localization: localization, language: language)
    return true
  }

  /// The text that stands for all forms: the format, or the most general form of a device.
  private mutating func standIn(_ nodes: CatalogNodes) -> Node? {
    if let text = nodes.text { return tape[text] }
    guard let variations = nodes.variations else { return nil }
    if let devices = tape.value("device", in: variations) {
      let forms = Array(tape.members(devices))
      let other = forms.first { tape.isText($0.key, "other") } ?? forms.first
      return other.flatMap { standIn(CatalogNodes(tape, $0.value)) }
    }
    guard let plural = tape.value("plural", in: variations), tape[plural].kind == .dictionary else {
      return nil
    }
    if pluralFormat == nil {
      pluralFormat = Array(CatalogTable.pluralFormat.utf8).withUnsafeBufferPointer {
        (tape.arena.append($0), $0.count)
      }
    }
    guard let format = pluralFormat else { return nil }
    return Node(
      kind: .text,
      offset: UInt32(format.offset),
      length: UInt32(format.length),
      place: tape[plural].place
    )
  }

  private mutating func append(
    _ key: Int,
    _ value: Int,
    text: Node,
    localization: Int,
    language: Int
  ) {
    let name = tape[key]
    records.append(
      EntryRecord(
        keyOffset: name.offset,
        keyLength: name.length,
        valueOffset: text.offset,
        valueLength: text.length,
        place: localization < 0 ? name.place : tape[localization].place,
        end: max(1, name.place)
      )
    )
    entries.append(
      .init(
        language: Int32(truncatingIfNeeded: language),
        key: Int32(truncatingIfNeeded: value),
        localization: Int32(truncatingIfNeeded: localization)
      )
    )
  }

  /// The number of a language; catalogs name them in the same order for every key, so the one after
  /// the last is tried first.
  private mutating func language(_ name: Int, expected: Int) -> Int {
    if expected < languageNodes.count, isSame(name, languageNodes[expected]) { return expected }
    if let known = languageNodes.indices.first(where: { isSame(name, languageNodes[$0]) }) {
      return known
    }
    languages.append(tape.text(name))
    languageNodes.append(name)
    return languages.count - 1
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    guard second >= 0, tape[first].length == tape[second].length else { return false }
    let base = UnsafeRawPointer(tape.arena.base)
    let length = Int(tape[first].length)
    return equalBytes(base + Int(tape[first].offset), base + Int(tape[second].offset), length)
  }
}

/// What a localization, or a form of one, holds.
struct CatalogNodes {
  /// The value of its string unit.
  private(set) var text: Int?
  /// The state of its string unit.
  private(set) var state: Int?
  private(set) var variations: Int?
  private(set) var substitutions: Int?

  init(_ tape: NodeTape, _ localization: Int) {
    for (name, value) in tape.members(localization) {
      if tape.isText(name, "stringUnit") {
        readUnit(tape, value)
      } else if tape.isText(name, "variations"), tape[value].kind == .dictionary {
        variations = value
      } else if tape.isText(name, "substitutions"), tape[value].kind == .dictionary {
        substitutions = value
      }
    }
  }

  private mutating func readUnit(_ tape: NodeTape, _ unit: Int) {
    for (name, value) in tape.members(unit) where tape[value].kind == .text {
      if tape.isText(name, "value") {
        text = value
      } else if tape.isText(name, "state") {
        state = value
      }
    }
  }
}
