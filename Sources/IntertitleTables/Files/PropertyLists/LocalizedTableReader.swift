/// Reads tables as newer builds and system frameworks have them: a property list, compiled mostly, with
/// a table for each language in one file.
struct LocalizedTableReader: StringFileReader {
  let formats: KeyValuePairs = ["loctable": StringFileFormat.loctable]
  let readsCatalogs = true

  func recognizes(_ file: UnreadFile) -> Bool { file.hasEnding("loctable") }

  func read(_ file: UnreadFile) -> Reading {
    let reading = TapeReading.isBinary(file) ? TapeReading(binary: file) : TapeReading(xml: file)
    return reading.completedByLanguage(file, as: format(of: file))
  }
}

extension StringFileFormat {
  /// A property list with a table for each language.
  public static let loctable = Self(rawValue: "loctable")
}
