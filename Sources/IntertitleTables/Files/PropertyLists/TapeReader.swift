internal import IntertitleLanguages

/// Makes entries of the values on a tape, for property lists; catalogs have a reader of their own.
struct TapeReader {
  private let tape: NodeTape
  private let view: TapeView
  let records: EntryRecords
  /// The language of the table; first that of the file's folder, if its path names one.
  private(set) var language: Language?
  /// Whether the file is text, so that values have places.
  let hasPlaces: Bool
  /// The rules of each record, up to the last that has any.
  private(set) var rules: [FormatRuleNodes] = []
  private var orderly: OrderlyRules
  private(set) var issues = Issues()

  init(_ tape: NodeTape, path: String, hasPlaces: Bool) {
    self.tape = tape
    view = tape.view
    self.hasPlaces = hasPlaces
    records = EntryRecords(capacity: tape.count / 8)
    let language = TableFile.languageFolder(of: path).flatMap { Language(folder: $0) }
    self.language = language
    orderly = OrderlyRules(view, language: language)
  }

  /// Reads the dictionary that the tape begins with.
  ///
  /// - Returns: whether there is one.
  mutating func read() -> Bool {
    guard tape.count > 0, view[0].kind == .dictionary else {
      issues.add(.error, "not-a-table", at: nil, "this file holds no keys and values")
      return false
    }
    for (key, value) in view.members(0) { read(key, value) }
    return true
  }

  /// Reads the dictionary that the tape begins with as one of tables by languages.
  ///
  /// What compilers note beside the languages is nobody's text.
  ///
  /// - Returns: The languages, English first, as tables name the one first that they are translated
  ///   from; and what each entry is in.
  mutating func readLanguages() -> (languages: [String], entries: [CatalogTable.Entry]) {
    let tables = languageTables()
    var entries: [CatalogTable.Entry] = []
    for (number, table) in tables.enumerated() {
      language = Language(folder: table.name)
      orderly = OrderlyRules(view, language: language)
      for (key, value) in view.members(table.value) { read(key, value) }
      let entry = CatalogTable.Entry(
        language: Int32(truncatingIfNeeded: number),
        key: Int32(truncatingIfNeeded: table.key),
        localization: -1
      )
      entries += Array(repeating: entry, count: records.count - entries.count)
    }
    return (tables.map(\.name), entries)
  }

  private mutating func languageTables() -> [(name: String, key: Int, value: Int)] {
    let isTable = tape.count > 0 && view[0].kind == .dictionary
    let all = (isTable ? Array(view.members(0)) : []).map {
      (name: view.text($0.key), key: $0.key, value: $0.value)
    }.filter { $0.name != "LocProvenance" }
    let named = all.filter {
      view[$0.value].kind == .dictionary && Language(folder: $0.name) != nil
    }
    if named.isEmpty {
      issues.add(
        .error,
        "not-a-table",
        at: nil,
        "this file holds no languages with keys and values"
      )
    } else if named.count < all.count {
      issues.add(.warning, "not-a-language", at: nil, "what is under no language is left out")
    }
    return named.sorted { first, second in
      (first.name == "en" ? "" : first.name) < (second.name == "en" ? "" : second.name)
    }
  }

  private mutating func read(_ key: Int, _ value: Int) {
    switch view[value].kind {
    case .text: keep(key, value)
    case .dictionary: readRules(key, value)
    case .list, .key, .other, .yes, .no: reportNoText(key, value)
    }
  }

  private mutating func keep(_ key: Int, _ text: Int) {
    let name = view[key]
    records.append(
      EntryRecord(
        keyOffset: name.offset,
        keyLength: name.length,
        valueOffset: view[text].offset,
        valueLength: view[text].length,
        place: name.place,
        end: hasPlaces ? max(1, view[text].place) : 0
      )
    )
  }

  private mutating func readRules(_ key: Int, _ value: Int) {
    if let format = orderly.format(value) {
      return keepRules(key, FormatRuleNodes(dictionary: Int32(value), text: Int32(format)))
    }
    var reader = RuleReader(view, key: key, language: language)
    guard let nodes = reader.read(value) else {
      issues.add(contentsOf: reader.issues)
      if reader.issues.list.isEmpty { reportNoText(key, value) }
      return
    }
    issues.add(contentsOf: reader.issues)
    keepRules(key, nodes)
  }

  private mutating func keepRules(_ key: Int, _ nodes: FormatRuleNodes) {
    while rules.count < records.count { rules.append(.none) }
    rules.append(nodes)
    keep(key, Int(nodes.text))
  }

  private mutating func reportNoText(_ key: Int, _ value: Int) {
    issues.add(
      .warning,
      "not-text",
      at: Int(view[value].place),
      key: view.text(key),
      "the value of \(view.text(key).inQuotes) is not text: the entry is left out"
    )
  }
}

/// Where on a tape the rules of an entry are.
struct FormatRuleNodes: Hashable, Sendable {
  /// The dictionary that holds them.
  var dictionary: Int32
  /// The text that stands for all of them: the format, or the widest or most general form.
  var text: Int32

  /// What stands for an entry without rules.
  static let none = Self(dictionary: -1, text: -1)
}
