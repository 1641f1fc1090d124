/// Reads property lists as Xcode compiles them: tables of texts and tables of rules, whose entries
/// have no places.
struct BinaryPropertyListReader: StringFileReader {
  let formats: KeyValuePairs = [
    "strings": StringFileFormat.binaryPropertyList, "stringsdict": .stringsdict,
  ]

  func recognizes(_ file: UnreadFile) -> Bool { file.bytes.bytes.starts(with: "bplist".utf8) }

  func read(_ file: UnreadFile) -> Reading {
    let tape = NodeTape(TextArena(count: 0), capacity: file.bytes.count / 8)
    var scanner = BinaryPropertyListScanner(tape, UnsafeRawBufferPointer(file.bytes.bytes))
    var fault: ScanFault?
    do { try scanner.scan() } catch { fault = error }
    let text = DecodedText(whole: tape.arena)
    let reading = TapeReading(tape, text, fault, hasPlaces: false)
    return reading.completed(file, as: format(of: file))
  }
}

extension StringFileFormat {
  /// A property list as Xcode compiles `.strings` files.
  public static let binaryPropertyList = Self(rawValue: "binary-property-list")
}
