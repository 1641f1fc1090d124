/// Reads property lists as Xcode compiles them: tables of texts and tables of rules, whose entries
/// have no places.
struct BinaryPropertyListReader: StringFileReader {
  let formats: KeyValuePairs = [
    "strings": StringFileFormat.binaryPropertyList, "stringsdict": .stringsdict,
  ]

  func recognizes(_ file: UnreadFile) -> Bool { TapeReading.isBinary(file) }

  func read(_ file: UnreadFile) -> Reading {
    TapeReading(binary: file).completed(file, as: format(of: file))
  }
}

extension StringFileFormat {
  /// A property list as Xcode compiles `.strings` files.
  public static let binaryPropertyList = Self(rawValue: "binary-property-list")
}
