internal import IntertitleLanguages

/// Makes entries of a string catalog on a tape: one for each key and language that has a value.
///
/// A key without a value in the source language stands for itself there. An empty value, or none,
/// in another language is no entry: catalogs write it for "not translated yet".
struct CatalogEntries {
  private let tape: NodeTape
  private let view: TapeView
  let records: EntryRecords
  private(set) var languages: [String] = []
  private(set) var entries: [CatalogTable.Entry] = []
  private(set) var issues = Issues()
  /// The languages' names on the tape, for comparing bytes.
  private var languageNodes: [Int] = []
  /// The numbers of the languages that the tape names.
  private var numbers: [String: Int] = [:]
  /// The languages of the localizations of the key that is being read.
  private var languagesOfKey: [Int] = []
  /// Of each language the last localization that was seen: of which key, where, and which of its own.
  private var lastOfLanguage: [(key: Int, name: Int, number: Int)] = []
  /// Where each line begins; counted when a place is asked for.
  private lazy var lineStarts = tape.arena.lineStarts()
  /// The format of entries whose whole text is chosen by a number, put into the arena once.
  private let pluralFormat: Node

  init(_ tape: NodeTape) {
    self.tape = tape
    pluralFormat =
      CatalogTable.pluralFormat.utf8.withContiguousStorageIfAvailable { text in
        let offset = UInt32(tape.arena.append(text))
        return Node(kind: .text, offset: offset, length: UInt32(text.count), place: 0)
      } ?? Node(kind: .text, place: 0)
    view = tape.view
    entries.reserveCapacity(tape.count / 10)
    records = EntryRecords(capacity: tape.count / 10)
  }

  /// Reads the catalog.
  ///
  /// - Returns: whether there is one.
  mutating func read() -> Bool {
    guard tape.count > 0, view[0].kind == .dictionary,
      let strings = view.value("strings", in: 0), view[strings].kind == .dictionary
    else {
      issues.add(.error, "not-a-catalog", at: nil, "this file has no `strings`: it is no catalog")
      return false
    }
    readHead()
    let members = Array(view.members(strings))
    let later = RepeatedKeys(view).next(of: members.map(\.key))
    for (number, member) in members.enumerated() {
      if let next = later[number] {
        report(view.text(member.key).inQuotes, member.key, members[next].key)
      } else {
        readKey(member.key, member.value)
      }
    }
    return true
  }

  private mutating func readHead() {
    if let version = view.value("version", in: 0) {
      let name = view.text(version)
      if !["1.0", "1.1", "1.2", "1.3"].contains(name) {
        issues.add(
          .warning,
          "unknown-version",
          at: Int(view[version].place),
          "version \(name.inQuotes) is not known: read as 1.3"
        )
      }
    }
    if let source = view.value("sourceLanguage", in: 0), view[source].kind == .text {
      languages = [view.text(source)]
      languageNodes = [source]
      numbers = [view.text(source): 0]
    } else {
      languages = ["en"]
      languageNodes = [-1]
      let sentence = "the catalog names no source language: read as en"
      issues.add(.error, "missing-source-language", at: 0, sentence)
    }
  }

  private mutating func readKey(_ key: Int, _ value: Int) {
    let isFixed = view.value("shouldTranslate", in: value).map { view[$0].kind == .no } ?? false
    var hasSource = false
    if let all = view.value("localizations", in: value), view[all].kind == .dictionary {
      readLanguages(of: all, key)
      for (number, localization) in view.members(all).enumerated() {
        let language = languagesOfKey[number]
        guard lastOfLanguage[language].number == number else { continue }
        let entry = entry(value, localization.value, language, isFixed)
        let hasValue = readLocalization(key, entry)
        hasSource = hasSource || (hasValue && language == 0)
      }
    }
    guard !hasSource else { return }
    append(key, text: view[key], entry(value, -1, 0, isFixed))
  }

  private func entry(
    _ key: Int,
    _ localization: Int,
    _ language: Int,
    _ isFixed: Bool
  ) -> CatalogTable.Entry {
    .init(
      language: Int32(truncatingIfNeeded: language),
      key: Int32(truncatingIfNeeded: key),
      localization: Int32(truncatingIfNeeded: localization),
      isFixed: isFixed
    )
  }

  /// Finds out which languages a key's localizations are in, and the last one of each: it answers.
  private mutating func readLanguages(of localizations: Int, _ key: Int) {
    languagesOfKey.removeAll(keepingCapacity: true)
    var expected = 0
    for (number, member) in view.members(localizations).enumerated() {
      let language = language(member.key, expected: expected)
      expected = language + 1
      languagesOfKey.append(language)
      while lastOfLanguage.count <= language {
        lastOfLanguage.append((key: -1, name: 0, number: 0))
      }
      let before = lastOfLanguage[language]
      if before.key == key {
        let names = "\(view.text(member.key).inQuotes) of \(view.text(key).inQuotes)"
        report(names, before.name, member.key)
      }
      lastOfLanguage[language] = (key: key, name: member.key, number: number)
    }
  }

  private mutating func report(_ name: String, _ first: Int, _ second: Int) {
    guard !issues.isFull else { return }
    let lines = [first, second].map { lineStarts.line(of: Int(view[$0].place)) }
    issues.add(
      .warning,
      "duplicate-key",
      at: Int(view[second].place),
      "\(name) stands twice, lines \(lines[0]) and \(lines[1]): the last one is used"
    )
  }

  /// Keeps a localization's value.
  ///
  /// - Returns: whether it has one.
  private mutating func readLocalization(_ key: Int, _ found: CatalogTable.Entry) -> Bool {
    let members = CatalogNodes(view, Int(found.localization))
    if members.variations == nil, members.substitutions == nil {
      guard let text = members.text, view[text].length > 0 || found.language == 0 else {
        return false
      }
      append(key, text: view[text], found)
      return true
    }
    guard let stand = standIn(members) else { return false }
    var entry = found
    entry.hasRules = true
    append(key, text: stand, entry)
    return true
  }

  /// The text that stands for all forms: the format, or the most general form of a device.
  private mutating func standIn(_ nodes: CatalogNodes) -> Node? {
    if let text = nodes.text { return view[text] }
    guard let variations = nodes.variations else { return nil }
    if let devices = view.value("device", in: variations) {
      let forms = Array(view.members(devices))
      let other = forms.first { view.isText($0.key, "other") } ?? forms.first
      return other.flatMap { standIn(CatalogNodes(view, $0.value)) }
    }
    guard let plural = view.value("plural", in: variations), view[plural].kind == .dictionary else {
      return nil
    }
    var format = pluralFormat
    format.place = view[plural].place
    return format
  }

  private mutating func append(_ key: Int, text: Node, _ entry: CatalogTable.Entry) {
    let name = view[key]
    records.append(
      EntryRecord(
        keyOffset: name.offset,
        keyLength: name.length,
        valueOffset: text.offset,
        valueLength: text.length,
        place: entry.localization < 0 ? name.place : view[Int(entry.localization)].place,
        end: max(1, name.place)
      )
    )
    entries.append(entry)
  }

  /// The number of a language; catalogs name them in the same order for every key, so the one after
  /// the last is tried first.
  private mutating func language(_ name: Int, expected: Int) -> Int {
    if expected < languageNodes.count, isLanguage(name, expected) { return expected }
    let text = view.text(name)
    if let known = numbers[text] {
      return known
    }
    numbers[text] = languages.count
    languages.append(text)
    languageNodes.append(name)
    return languages.count - 1
  }

  private func isLanguage(_ name: Int, _ language: Int) -> Bool {
    languageNodes[language] >= 0 && view.isSame(name, languageNodes[language])
  }
}
