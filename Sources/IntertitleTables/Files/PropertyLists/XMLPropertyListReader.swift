/// Reads property lists as XML: tables of texts, as a `.strings` file may be, and tables of rules.
struct XMLPropertyListReader: StringFileReader {
  let formats: KeyValuePairs = [
    "strings": StringFileFormat.xmlPropertyList, "stringsdict": .stringsdict,
  ]

  func recognizes(_ file: UnreadFile) -> Bool {
    let arena = file.text.arena
    var offset = arena.start
    while offset < arena.count, arena.base[offset] <= 0x20 { offset += 1 }
    let next = arena.base[offset + 1]
    return arena.base[offset] == 0x3C && (next == 0x3F || next == 0x21 || next == 0x70)
  }

  func read(_ file: UnreadFile) -> Reading {
    TapeReading(xml: file).completed(file, as: format(of: file))
  }
}

extension StringFileFormat {
  /// A property list as XML, as a `.strings` file may be.
  public static let xmlPropertyList = Self(rawValue: "xml-property-list")
  /// Plural, width and device rules, as XML or compiled.
  public static let stringsdict = Self(rawValue: "stringsdict")
}
