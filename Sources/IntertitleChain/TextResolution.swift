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
  /// The number of the table that answered, which tells it from others; 0 where none did.
  ///
  /// Of tables that were made tens of thousands of tables apart two may have one number.
  package let table: UInt16
  private let number: UInt32

  /// The entry's number in the table that answered; nil where no table did.
  package var entry: UInt32? { table == 0 ? nil : number }

  /// Creates an origin without an entry of a table.
  ///
  /// - Parameter kind: The kind of origin.
  public init(_ kind: Kind) {
    self.init(kind, table: 0, entry: 0)
  }

  /// Creates the origin of an entry in a table with a number other than 0.
  package init(_ kind: Kind, table: UInt16, entry: UInt32) {
    self.kind = kind
    self.table = table
    number = entry
  }

  /// The origin of a text that is to be resolved at the next read.
  static func leftForNow(_ kind: Kind) -> TextOrigin { TextOrigin(kind, table: 0, entry: 1) }

  /// The origin of a key that is shown in place of a text, which was of that kind.
  static func shownKey(_ kind: Kind) -> TextOrigin { TextOrigin(kind, table: 0, entry: 2) }

  /// The origin of a text that stands as it was assigned because there is no telling which key made it.
  static let inDoubt = TextOrigin(.assigned, table: 0, entry: 3)

  /// Whether nobody has an answer, and not only now, or because there is no telling whose key it is.
  var isMiss: Bool { kind == .assigned && !isLeftForNow && !(table == 0 && number == 3) }

  /// Whether a key is shown in place of a text.
  var isShownKey: Bool { table == 0 && number == 2 }

  /// Whether calls stood too deep inside each other to resolve the text.
  package var isLeftForNow: Bool { table == 0 && number == 1 }

  /// Whether kind and entry are the same.
  public static func == (first: TextOrigin, second: TextOrigin) -> Bool {
    first.kind == second.kind && first.table == second.table && first.entry == second.entry
  }

  /// Hashes the kind and the entry.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(table)
    hasher.combine(entry)
  }

  /// Nobody answered: the assigned text stands.
  public static let assigned = TextOrigin(.assigned)
  /// The text was to be left alone.
  public static let verbatim = TextOrigin(.verbatim)
  /// A link of the chain made the text itself.
  public static let link = TextOrigin(.link)
}
