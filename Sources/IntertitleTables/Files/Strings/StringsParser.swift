internal import IntertitleLanguages

/// Reads old-style text whatever is wrong with it, saying what and where.
///
/// It follows Apple's grammar, and where that refuses or stops it says so and goes on at the next
/// place that looks like an entry. Its parts are in files of their own: trivia (what stands between
/// tokens), tokens, values that are not text, recovery.
struct StringsParser {
  let arena: TextArena
  let records: EntryRecords
  let count: Int
  var position: Int
  var issues = Issues()
  /// What Apple's parser makes of the file.
  var verdict = AppleVerdict.accepted
  /// Whether any entry was read, with or without a text.
  var hasRead: Bool
  /// Whether the file's entries stand in braces.
  var isBraced = false
  /// How many records there were when a value that is not text took a key, by key.
  var droppedKeys: [String: Int] = [:]

  init(_ arena: TextArena, into records: EntryRecords, from position: Int) {
    self.arena = arena
    self.records = records
    self.position = position
    count = arena.count
    hasRead = records.count > 0
  }

  /// The byte at an offset; 0 behind the end, where the arena has padding.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { arena.base[min(offset, count)] }

  var current: UInt8 { byte(position) }
  var isAtEnd: Bool { position >= count }

  /// Reads the rest of the file.
  mutating func parse() {
    skipTrivia(in: .betweenEntries)
    if !hasRead { parseOpening() }
    while !isAtEnd {
      parseEntry()
      skipTrivia(in: .betweenEntries)
      if isBraced, current == 0x7D { closeBrace() }
    }
    if isBraced { refuse("unclosed-brace", at: count) { _ in "expected `}` to close the entries" } }
    removeDroppedKeys()
  }

  /// A file may stand in braces; a list, data or a lone text are property lists but no tables.
  private mutating func parseOpening() {
    switch current {
    case 0x7B where !isAtEnd:
      isBraced = true
      position += 1
      skipTrivia(in: .betweenEntries)
      if current == 0x7D { closeBrace() }
    case 0x28, 0x3C:
      let begin = position
      _ = skipObject()
      refuse("not-a-table", at: begin) { _ in "this file holds no keys and values" }
    default: break
    }
  }

  private mutating func closeBrace() {
    position += 1
    isBraced = false
    skipTrivia(in: .betweenEntries)
    guard !isAtEnd else { return }
    refuse("text-after-brace", at: position) { _ in
      "nothing may follow the `}` that closes the entries"
    }
  }

  private mutating func parseEntry() {
    let begin = position
    guard let key = readKey() else { return }
    skipTrivia(in: .insideEntry)
    switch current {
    case 0x3B where !isAtEnd:
      append(key, key, begin)
    case 0x3D where !isAtEnd:
      parseValue(of: key, begin)
    case 0x3A where startsText(indexBehindBlanks(position + 1)),
      0xEF where isFullwidth(0x9D, at: position):
      let name = current == 0x3A ? "`:`" : "U+FF1D (fullwidth equals sign)"
      refuse("wrong-equals", at: position, of: key) {
        "expected `=` after \($0.quoted(key)), found \(name)"
      }
      position += current == 0x3A ? 0 : 2
      parseValue(of: key, begin)
    default:
      reportMissingEquals(key, begin)
    }
  }

  private mutating func parseValue(of key: Token, _ begin: Int) {
    position += 1
    let behindEquals = position
    skipTrivia(in: .insideEntry)
    switch current {
    case 0x7B, 0x28, 0x3C:
      parseObject(of: key, begin)
      return
    case _ where !startsText(position):
      reportMissingValue(key, behindEquals)
      return
    default: break
    }
    let valueBegin = position
    guard let value = readText() else { return }
    let end = position
    skipTrivia(in: .insideEntry)
    if current == 0x3B, !isAtEnd {
      append(key, value, begin)
    } else {
      reportMissingSemicolon(Damaged(key: key, value: value, begin: begin), valueBegin, end)
    }
  }

  /// Keeps an entry whose semicolon is at `position`.
  private mutating func append(_ key: Token, _ value: Token, _ begin: Int) {
    position += 1
    keep(key, value, begin)
  }

  /// Keeps an entry that ends at `position`.
  mutating func keep(_ key: Token, _ value: Token, _ begin: Int) {
    hasRead = true
    records.append(
      EntryRecord(
        keyOffset: UInt32(truncatingIfNeeded: key.offset),
        keyLength: UInt32(truncatingIfNeeded: key.length),
        valueOffset: UInt32(truncatingIfNeeded: value.offset),
        valueLength: UInt32(truncatingIfNeeded: value.length),
        place: UInt32(truncatingIfNeeded: begin),
        end: UInt32(truncatingIfNeeded: position)
      )
    )
  }

  /// Reports something at which Apple's parser gives the whole file up.
  mutating func refuse(
    _ rule: String,
    at offset: Int,
    of key: Token? = nil,
    _ message: (Self) -> String
  ) {
    verdict.refuse()
    report(.error, rule, at: offset, of: key, message)
  }

  /// Reports something; the sentence is made only while there is room for it.
  mutating func report(
    _ severity: Diagnostic.Severity,
    _ rule: String,
    at offset: Int,
    of key: Token? = nil,
    _ message: (Self) -> String
  ) {
    let (key, sentence) = issues.isFull ? (nil, "") : (key.map(text), message(self))
    issues.add(severity, rule, at: offset, key: key, sentence)
  }

  /// A key as a sentence shows it.
  func quoted(_ key: Token) -> String { "\(text(key).inQuotes)" }

  private func text(_ key: Token) -> String { arena.string(key.offset, key.length) }

  /// A value that is not text replaces an earlier text of its key, as in Apple's dictionary.
  private mutating func removeDroppedKeys() {
    guard !droppedKeys.isEmpty else { return }
    var removedBeforeStop = 0
    let stop = verdict.stop ?? 0
    records.filter { index, record in
      let key = arena.string(Int(record.keyOffset), Int(record.keyLength))
      if index >= droppedKeys[key, default: 0] { return true }
      if index < stop { removedBeforeStop += 1 }
      return false
    }
    if verdict.stop != nil { verdict = .stops(after: stop - removedBeforeStop) }
  }
}

/// What Apple's parser makes of a file.
enum AppleVerdict: Hashable, Sendable {
  /// It reads all of it.
  case accepted
  /// It ends without an error behind that many entries.
  case stops(after: Int)
  /// It gives up, and no entry is read.
  case refused

  /// Behind how many entries the parser stops, if it does.
  var stop: Int? {
    guard case .stops(let count) = self else { return nil }
    return count
  }

  mutating func refuse() {
    if self == .accepted { self = .refused }
  }

  mutating func stop(after count: Int) {
    if self == .accepted { self = .stops(after: count) }
  }
}

/// A text of the file as the parser found it.
struct Token {
  var offset: Int
  var length: Int
  /// Where it begins in the file, delimiters included.
  var begin: Int
}
