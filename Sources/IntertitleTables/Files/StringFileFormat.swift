/// What kind of file entries came from.
///
/// A format is named by the reader that gives it, so that a new reader needs no change here.
public struct StringFileFormat: RawRepresentable, Hashable, Sendable {
  /// The name that reports give it: `xml-property-list`.
  public let rawValue: String

  /// Names a format.
  public init(rawValue: String) { self.rawValue = rawValue }
}
