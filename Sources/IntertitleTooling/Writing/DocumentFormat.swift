internal import IntertitleLanguages
internal import IntertitleTables

/// A format that documents can be written in.
///
/// A format is a writer in a file of its own, which names it there, and its line in ``allCases``;
/// the words of the tool's options and help come from that list.
public struct DocumentFormat: Sendable, CaseIterable {
  /// The formats, in the order in which help lists them.
  public static let allCases: [DocumentFormat] = [
    .strings, .stringsdict, .xcstrings, .json, .xliff, .csv,
  ]

  /// The word for it: `xliff`.
  public let rawValue: String
  /// The format as sentences call it.
  let title: String
  /// The endings of files' names, in small letters.
  package let endings: [String]
  /// Whether a file holds one language and does not say which.
  package let holdsOneLanguage: Bool
  /// Whether a file says which language the others are translated from.
  let namesSourceLanguage: Bool
  /// How every file that is written in it begins; nil where people write such files by hand, which
  /// nothing tells from others.
  let opening: String?
  /// What writes it.
  let writer: any DocumentWriter.Type

  /// Describes a format.
  init(
    _ name: String,
    title: String,
    endings: [String],
    holdsOneLanguage: Bool = false,
    namesSourceLanguage: Bool = false,
    opening: String? = nil,
    _ writer: any DocumentWriter.Type
  ) {
    rawValue = name
    self.title = title
    self.endings = endings
    self.holdsOneLanguage = holdsOneLanguage
    self.namesSourceLanguage = namesSourceLanguage
    self.opening = opening
    self.writer = writer
  }

  /// The format that a file's name promises; nil where it promises none.
  package init?(fileName: String) {
    let name = fileName.pathNames.last?.lowercased() ?? ""
    let format = Self.allCases.first { $0.endings.contains { $0.isEnding(ofFileNamed: name) } }
    guard let format else { return nil }
    self = format
  }
}

extension DocumentFormat: RawRepresentable {
  /// The format that a word stands for; nil where it stands for none.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }
}

extension DocumentFormat: Hashable {
  /// Whether two formats have the same name.
  public static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
