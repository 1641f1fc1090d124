public import IntertitleLanguages

/// Where the text of a table's entry stands.
public struct TextProvenance: Hashable, Sendable {
  /// The language of the entry.
  public let language: Language
  /// How near that language is to the one in use.
  public let grade: AnswerGrade
  /// The vendor that the entry belongs to; nil for the app's own.
  public let vendor: String?
  /// The table.
  public let table: String
  /// The file, as its path was given; nil for texts that were handed over in memory.
  public let path: String?
  /// The line of the entry, from 1; nil where there is none.
  public let line: Int?
}

extension TextProvenance: CustomStringConvertible {
  /// The place in one line: `fr.lproj/Localizable.strings:12 (fr, vendor Refresh)`.
  public var description: String {
    let place = path.map { path in line.map { "\(path):\($0)" } ?? path } ?? "table \(table)"
    return "\(place) (\(language)\(vendor.map { ", vendor \($0)" } ?? ""))"
  }
}
