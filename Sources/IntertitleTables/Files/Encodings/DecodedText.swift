internal import IntertitleLanguages

/// A file's bytes as UTF-8 in an arena, with what was found on the way.
struct DecodedText {
  /// The name under which a file that is not Unicode is reported.
  static let notUnicode = "not-unicode"

  var arena: TextArena
  var encoding: TextEncoding
  var hasByteOrderMark = false
  var issues = Issues()
  var verdict = AppleVerdict.accepted

  /// Turns a file into UTF-8, telling Unicode's forms apart by their marks and by where zero bytes
  /// stand.
  ///
  /// - Parameters:
  ///   - file: the whole file; it becomes ``arena`` if it is UTF-8.
  ///   - named: used instead where it is not nil and there is no byte-order mark.
  init(_ file: TextArena, encoding named: TextEncoding?) {
    let detected = EncodingDetector.detect(file)
    hasByteOrderMark = detected.markLength > 0
    encoding = hasByteOrderMark ? detected.encoding : named ?? detected.encoding
    arena = file
    arena.start = detected.markLength
    let body = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(file.bytes)[arena.start...])
    if named == nil, detected.oddity == nil {
      decodeAsDeclared(body)
    } else {
      decode(body)
    }
    if file.count == detected.markLength {
      verdict.refuse()
      issues.add(.warning, "empty-file", at: nil, "this file is empty: Apple's parser refuses it")
    } else if let sentence = detected.oddity, named == nil || hasByteOrderMark {
      if detected.isMisreadByApple { verdict.refuse() }
      let severity: Diagnostic.Severity = detected.isContradicted ? .error : .warning
      issues.add(severity, "byte-order-mark", at: nil, sentence)
    }
  }

  /// A text that another reader put together.
  init(whole arena: TextArena) {
    self.arena = arena
    encoding = .utf8
  }

  /// Obeys what an XML file says of itself where its bytes fit, and says where that is not true.
  private mutating func decodeAsDeclared(_ body: UnsafeRawBufferPointer) {
    var declared = DeclaredEncoding(arena)
    if encoding == .utf8, !hasByteOrderMark, let own = declared, own.isLegacy,
      let legacy = own.encoding
    {
      let isUTF8 = firstInvalidUTF8(arena.base, from: arena.start, count: arena.count) == nil
      if isUTF8, arena.bytes.contains(where: { $0 > 0x7F }) {
        addUntruth(
          "the file says that it is \(own.name.inBackticks), but looks like UTF-8: write that"
        )
      }
      if let text = LegacyEncoding.decode(body, legacy) {
        encoding = legacy
        return take(text)
      }
    }
    decode(body)
    declared = declared ?? DeclaredEncoding(arena)
    if let untruth = declared?.untruth(encoding, arena) {
      if !hasByteOrderMark { verdict.refuse() }
      addUntruth(untruth)
    }
  }

  private mutating func addUntruth(_ sentence: String) {
    issues.add(.warning, "declared-encoding", at: nil, sentence)
  }

  private mutating func decode(_ body: UnsafeRawBufferPointer) {
    switch encoding {
    case .utf8: decodeUTF8()
    case .utf16LittleEndian: decodeUTF16(body, bigEndian: false)
    case .utf16BigEndian: decodeUTF16(body, bigEndian: true)
    case .utf32LittleEndian: decodeUTF32(body, bigEndian: false)
    case .utf32BigEndian: decodeUTF32(body, bigEndian: true)
    default: decodeLegacy(body)
    }
  }

  private mutating func decodeUTF8() {
    let invalid = firstInvalidUTF8(arena.base, from: arena.start, count: arena.count)
    guard let invalid else { return }
    var repair = UTF8Repair(arena)
    guard let repaired = repair.repaired(from: invalid) else {
      reportNotUnicode(at: repair.firstRefused)
      return
    }
    arena = repaired
    issues.add(
      .error,
      Self.notUnicode,
      at: invalid,
      """
      not Unicode at byte \(Shown.number(invalid)): 0xA9 is read as U+FFFD, as Apple's parser does; \
      save the file as UTF-8
      """
    )
  }

  private mutating func decodeUTF16(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    let units = body.count / 2
    arena = TextArena(count: units * 3)
    guard let base = body.baseAddress else { return }
    let result = transcodeUTF16(base, count: units, bigEndian: bigEndian, into: arena.base)
    arena.shrink(to: result.written)
    if let unpaired = result.unpaired {
      issues.add(
        .warning,
        "unpaired-surrogate",
        at: nil,
        "half of a character at byte \(Shown.number(unpaired)) is read as U+FFFD"
      )
    }
    if body.count % 2 == 1 {
      issues.add(.warning, "odd-length", at: nil, "the last byte is half of a UTF-16 character")
    }
  }

  private mutating func decodeUTF32(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    let units = body.count / 4
    arena = TextArena(count: units * 4)
    guard let base = body.baseAddress else { return }
    let result = transcodeUTF32(base, count: units, bigEndian: bigEndian, into: arena.base)
    arena.shrink(to: result.written)
    if let invalid = result.invalid { reportNotUnicode(at: invalid) }
  }

  private mutating func decodeLegacy(_ body: UnsafeRawBufferPointer) {
    guard let text = LegacyEncoding.decode(body, encoding) else {
      arena = TextArena(count: 0)
      verdict.refuse()
      issues.add(.error, "wrong-encoding", at: nil, "this file is not \(encoding)")
      return
    }
    take(text)
  }

  private mutating func take(_ text: String) {
    var text = text
    arena = TextArena(count: text.utf8.count)
    text.withUTF8 { arena.bytes.copy(UnsafeRawBufferPointer($0)) }
  }

  /// No entries rather than garbled ones.
  private mutating func reportNotUnicode(at offset: Int) {
    arena = TextArena(count: 0)
    verdict.refuse()
    issues.add(
      .error,
      Self.notUnicode,
      at: nil,
      "not Unicode at byte \(Shown.number(offset)): save the file as UTF-8, or name its encoding"
    )
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies bytes to the beginning; there must be room for them.
  func copy(_ bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count <= count)
    UnsafeMutableRawBufferPointer(self).copyMemory(from: bytes)
  }
}
