internal import IntertitleLanguages
internal import IntertitleTables

/// Reads a lock file: all of it, or nothing.
struct LockParser {
  private(set) var lock = LockFile()
  private var line = 0
  private var isAtEnd = false

  /// Reads a text.
  ///
  /// - Throws: ``LockFault`` at the first line that is not understood.
  init(_ text: String) throws(LockFault) {
    // Line by line of bytes: a carriage return and a line feed are one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    try checkForMarks(lines)
    try readHead(lines[0])
    for text in lines {
      line += 1
      if line > 1 { try read(text) }
    }
    guard isAtEnd else { throw .cutOff(line: lines.count) }
  }

  private func checkForMarks(_ lines: [Substring]) throws(LockFault) {
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard let first = lines.firstIndex(where: { line in marks.contains { line.hasPrefix($0) } })
    else { return }
    throw .conflictMarks(line: first + 1)
  }

  private func readHead(_ line: Substring) throws(LockFault) {
    let words = LockWords(line)?.words.map(\.text) ?? []
    guard words.count == 2, words[0] == LockText.head else { throw .noLock }
    guard words[1] == "\(LockFile.version)" else { throw .newer(version: words[1]) }
  }

  private mutating func read(_ text: Substring) throws(LockFault) {
    guard !text.hasPrefix("#") else { return }
    guard let words = LockWords(text)?.words else { throw .damaged(line: line) }
    guard let first = words.first else { return }
    guard !isAtEnd, !first.isQuoted, add(first.text, Array(words.dropFirst())) else {
      throw .damaged(line: line)
    }
  }

  /// Takes a fact; false where it is none.
  private mutating func add(_ kind: String, _ words: [LockWords.Word]) -> Bool {
    switch kind {
    case "vendor": return addVendor(words)
    case LockText.end:
      isAtEnd = words.isEmpty
      return isAtEnd
    default:
      guard !lock.vendors.isEmpty else { return false }
      return lock.vendors[lock.vendors.count - 1].add(kind, words)
    }
  }

  private mutating func addVendor(_ words: [LockWords.Word]) -> Bool {
    guard words.count == 1, words[0].isQuoted else { return false }
    guard !lock.vendors.contains(where: { $0.name == words[0].text }) else { return false }
    lock.vendors.append(.init(name: words[0].text))
    return true
  }
}

extension LockFile.Vendor {
  fileprivate mutating func add(_ kind: String, _ words: [LockWords.Word]) -> Bool {
    let texts = words.map(\.text)
    switch (kind, words.map(\.isQuoted)) {
    case ("version", [true, false, true]) where texts[1] == "from":
      version = VendorVersion(text: texts[0], source: texts[2])
    case ("policy", [false]):
      guard let known = MergePolicy(rawValue: texts[0]) else { return false }
      policy = known
    case ("file", [true, false]):
      files.append(.init(path: texts[0], hash: texts[1]))
    case ("entry", [true, false]), ("entry", [true, true, false]):
      guard !files.isEmpty else { return false }
      let language = texts.count == 3 ? texts[0] : nil
      files[files.count - 1].entries.append(
        .init(language: language, key: texts[texts.count - 2], digest: texts[texts.count - 1])
      )
    case ("decision", [true, true, false]) where texts[2] == "app":
      decisions.append(.init(language: texts[0], key: texts[1], kept: nil))
    case ("decision", [true, true, true]):
      decisions.append(.init(language: texts[0], key: texts[1], kept: texts[2]))
    case ("misfit", [true, true]): misfits.append(.init(language: texts[0], key: texts[1]))
    default: return false
    }
    return true
  }
}
