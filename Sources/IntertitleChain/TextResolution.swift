/// What a chain made of an assignment: the text to show, and where it came from.
///
/// A link that changes the text of an answer keeps its origin by changing it in place:
/// ```swift
/// var resolution = next(assignment)
/// resolution.text += "!"
/// return resolution
/// ```
public struct TextResolution: Hashable, Sendable {
  /// The text to show.
  public var text: String
  /// Where the text came from.
  public var origin: TextOrigin

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - text: The text to show. An empty text shows nothing, on purpose.
  ///   - origin: Where it came from; a link's own making unless said otherwise.
  public init(_ text: String, origin: TextOrigin = .link) {
    self.text = text
    self.origin = origin
  }
}

/// Where a shown text came from, in eight bytes.
///
/// The localizer spells it out as language, vendor, file and line when it is asked.
public struct TextOrigin: Hashable, Sendable {
  /// The kinds of origin.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Nobody answered: the assigned text stands.
    case assigned
    /// The text was to be left alone.
    case verbatim
    /// The app's table in the language in use.
    case table
    /// A table in another language of the fallback chain.
    case fallback
    /// A vendor's entry that was merged into the table.
    case vendor
    /// An entry found back from a text that was formatted or translated before it was assigned.
    case recovered
    /// A link of the chain made the text itself.
    case link
  }

  /// The kind of origin; a link that changes it keeps the entry that answered.
  public var kind: Kind
  /// The entry's number in the table that answered; nil where no table did.
  package let entry: UInt32?

  /// Creates an origin without an entry of a table.
  ///
  /// - Parameter kind: The kind of origin.
  public init(_ kind: Kind) {
    self.init(kind, entry: nil)
  }

  package init(_ kind: Kind, entry: UInt32?) {
    self.kind = kind
    self.entry = entry
  }

  /// Nobody answered: the assigned text stands.
  public static let assigned = TextOrigin(.assigned)
  /// The text was to be left alone.
  public static let verbatim = TextOrigin(.verbatim)
  /// A link of the chain made the text itself.
  public static let link = TextOrigin(.link)
}
