/// What there is to be said of few entries.
struct EntryMarks: OptionSet {
  let rawValue: UInt8

  /// There is more in it than a text, or may be.
  static let forms = EntryMarks(rawValue: 1)
  /// There is markup in it, or may be, that only the system understands.
  static let markup = EntryMarks(rawValue: 2)
  /// It is not to be translated.
  static let fixed = EntryMarks(rawValue: 4)
  /// It may ask for arguments.
  static let holes = EntryMarks(rawValue: 8)

  /// How many bits there are.
  static let width = 4
  static let all = EntryMarks(rawValue: 1 << width - 1)
}

/// The marks of a file's entries: each entry is looked at once, whatever tables it goes into.
struct MarkedEntries {
  /// By entry; empty where none has any.
  private var marks: [EntryMarks] = []
  /// How many have forms.
  private(set) var withForms = 0
  /// Those that may ask for arguments, by their numbers.
  private(set) var withHoles: [Int] = []

  init(_ storage: EntryStorage) {
    for number in 0..<storage.count {
      let own = Self.marks(of: number, in: storage)
      if own.isEmpty { continue }
      if marks.isEmpty { marks = Array(repeating: [], count: storage.count) }
      marks[number] = own
      if own.contains(.forms) { withForms += 1 }
      if own.contains(.holes) { withHoles.append(number) }
    }
  }

  @inline(__always)
  subscript(number: Int) -> EntryMarks { marks.isEmpty ? [] : marks[number] }

  @inline(__always)
  private static func marks(of number: Int, in storage: EntryStorage) -> EntryMarks {
    var marks: EntryMarks = []
    if storage.mayHaveRules(number) { marks.formUnion([.forms, .holes]) }
    if storage.isFixed(number) { marks.insert(.fixed) }
    if storage.hasUnusualBytes(number) {
      let value = storage.valueBytes(number)
      if SystemMarkup.mayBe(in: value) { marks.insert(.markup) }
      if value.contains(UInt8(ascii: "%")) || Placeholders.hasLookAlike(value) {
        marks.insert(.holes)
      }
    }
    return marks
  }
}

extension EntryStorage {
  /// Whether there is a byte in or close behind a value that a placeholder or markup begins with; most
  /// values have none.
  @inline(__always)
  fileprivate func hasUnusualBytes(_ number: Int) -> Bool {
    // Bounds: the value lies in the arena, which may be read a little beyond each of its texts.
    let start = UnsafeRawPointer(arena.base) + Int(records[number].valueOffset)
    var index = 0
    while index < Int(records[number].valueLength) {
      let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasByte(0x25, in: word) || hasByte(0x5E, in: word) { return true }
      if word & 0x8080_8080_8080_8080 != 0,
        hasByte(0xD9, in: word) || hasByte(0xE2, in: word) || hasByte(0xEF, in: word)
      {
        return true
      }
      index &+= 8
    }
    return false
  }
}
