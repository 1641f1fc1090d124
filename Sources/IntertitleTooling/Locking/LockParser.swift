internal import IntertitleLanguages
internal import IntertitleTables

/// Reads a lock file: all of it, or nothing.
///
/// Each fact stands once, and with all that belongs to it: a file that git merged from two branches, or
/// that lost lines, is none that a merge wrote.
struct LockParser {
  private(set) var lock = LockFile()
  private var line = 0
  private var isAtEnd = false
  /// The lines of facts.
  private var lines: [Name: Int] = [:]

  /// Which fact a line is, byte for byte, whatever it says of it.
  private struct Name: Hashable {
    private let bytes: [UInt8]

    init(_ words: [String]) { bytes = words.flatMap { Array($0.utf8) + [0xFF] } }
  }

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
    try checkThatNothingIsMissing()
  }

  /// The line that records a file; the first one where none does.
  func line(ofFile path: String, of vendor: String) -> Int {
    lines[Name(["file", vendor, path])] ?? 1
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
    guard !isAtEnd, !first.isQuoted, let name = add(first.text, Array(words.dropFirst())) else {
      throw .damaged(line: line)
    }
    if let first = lines.updateValue(line, forKey: Name([first.text] + name)) {
      throw .repeated(line: line, first: first)
    }
  }

  /// Takes a fact; gives what tells it from others of its kind, or nil where it is none.
  private mutating func add(_ kind: String, _ words: [LockWords.Word]) -> [String]? {
    let texts = words.map(\.text)
    switch (kind, words.map(\.isQuoted)) {
    case (LockText.end, []):
      isAtEnd = true
      return []
    case ("vendor", [true]):
      lock.vendors.append(.init(name: texts[0]))
      return texts
    default:
      guard let vendor = lock.vendors.last?.name else { return nil }
      return lock.vendors[lock.vendors.count - 1].add(kind, words).map { [vendor] + $0 }
    }
  }

  private func checkThatNothingIsMissing() throws(LockFault) {
    for vendor in lock.vendors {
      guard lines[Name(["policy", vendor.name])] != nil, !vendor.files.isEmpty else {
        throw .incomplete(line: lines[Name(["vendor", vendor.name])] ?? 1)
      }
      for file in vendor.files where file.entries.isEmpty {
        throw .incomplete(line: line(ofFile: file.path, of: vendor.name))
      }
    }
  }
}

extension LockFile.Vendor {
  /// Takes a fact; gives what tells it from others of its kind, or nil where it is none.
  fileprivate mutating func add(_ kind: String, _ words: [LockWords.Word]) -> [String]? {
    let texts = words.map(\.text)
    switch (kind, words.map(\.isQuoted)) {
    case ("version", [true, false, true]) where texts[1] == "from":
      version = VendorVersion(text: texts[0], source: texts[2])
      return []
    case ("policy", [false]):
      guard let known = MergePolicy(rawValue: texts[0]) else { return nil }
      policy = known
      return []
    case ("file", [true, false]):
      guard let hash = SHA256(texts[1]) else { return nil }
      files.append(.init(path: texts[0], hash: hash))
      return [texts[0]]
    case ("entry", [true, false]), ("entry", [true, true, false]): return addEntry(texts)
    case ("decision", [true, true, false]) where texts[2] == "app":
      decisions.append(.init(language: texts[0], key: texts[1], kept: nil))
    case ("decision", [true, true, true]):
      decisions.append(.init(language: texts[0], key: texts[1], kept: texts[2]))
    case ("misfit", [true, true]): misfits.append(.init(language: texts[0], key: texts[1]))
    default: return nil
    }
    return Array(texts.prefix(2))
  }

  private mutating func addEntry(_ texts: [String]) -> [String]? {
    guard let file = files.last, let digest = ShortDigest(texts[texts.count - 1]) else {
      return nil
    }
    let language = texts.count == 3 ? texts[0] : nil
    files[files.count - 1].entries.append(
      .init(language: language, key: texts[texts.count - 2], digest: digest)
    )
    return [file.path] + texts
  }
}
