internal import IntertitleChain
internal import IntertitleLanguages

/// What can be assigned to a text beside a plain string: a text with arguments, a key of a named
/// table, or words that are to be shown as they are.
///
/// ```swift
/// label.content = "You have \(count) messages"     // looks up “You have %lld messages”
/// due.content = "Due \(date, date: .long)"          // looks up “Due %@”
/// title.content = .key("Name", table: "Person")
/// bubble.content = .verbatim(chat.body)
/// ```
/// It is written as SwiftUI's `LocalizedStringKey` is. An argument keeps its type, so that after a
/// switch the text is put together anew, with the plural form and the digits of the next language.
public struct LocalizedText: Hashable, Sendable {
  /// The key as it stands in a table, or the words of a verbatim text.
  package let pattern: String
  /// Whether the text is shown as it is.
  public let isVerbatim: Bool
  /// What only some texts have.
  let details: Details?

  /// In an object of its own, because most texts have none and every text is copied.
  final class Details: Hashable, Sendable {
    let arguments: TextArguments
    /// Whether the pattern has a hole for each argument, one after the other.
    let isFormat: Bool
    let table: String?
    let context: String?
    let comment: String?

    init(
      _ arguments: TextArguments,
      isFormat: Bool,
      table: String?,
      context: String?,
      comment: String?
    ) {
      self.arguments = arguments.bounded
      self.isFormat = isFormat
      self.table = table
      self.context = context
      self.comment = comment
    }

    static func == (first: Details, second: Details) -> Bool {
      first.arguments == second.arguments && first.table == second.table
        && first.context == second.context && first.comment == second.comment
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(arguments)
      hasher.combine(table)
    }
  }

  package init(
    _ pattern: String,
    arguments: TextArguments = TextArguments(),
    isFormat: Bool = false,
    table: String? = nil,
    context: String? = nil,
    comment: String? = nil,
    isVerbatim: Bool = false
  ) {
    self.pattern = pattern
    self.isVerbatim = isVerbatim
    let isPlain = arguments.isEmpty && table == nil && context == nil && comment == nil
    details =
      isPlain
      ? nil
      : Details(
        arguments,
        isFormat: isFormat,
        table: table,
        context: context,
        comment: comment
      )
  }

  /// A key of a model's own table, of which there are most.
  init(plain key: String) {
    pattern = key
    isVerbatim = false
    details = nil
  }

  /// A text that is looked up, with what goes into its holes.
  ///
  /// This is how a key that is no text takes a number along, which chooses the plural form:
  /// ```swift
  /// label.content = .key("port.boats", boats.count)
  /// label.content = .key("invoice.due", "\(invoice.due, date: .long)" as LocalizedText)
  /// ```
  /// There is no `Bool` among the values, and no optional: what would be shown for them is for you to
  /// say.
  ///
  /// - Parameters:
  ///   - key: The key; an empty or blank one is shown as it is.
  ///   - values: What goes into the holes of the text that is found, in order; where no table has the
  ///     key, into those of the key.
  ///   - table: The table it belongs to; nil for the main table.
  ///   - context: What tells the key from the same words elsewhere: with `door`, the key `Open` is
  ///     looked up as `Open_door` first.
  ///   - comment: What a translator should know.
  /// - Returns: A text that follows the language in use.
  public static func key<each Value: TextValue>(
    _ key: String,
    _ values: repeat each Value,
    table: String? = nil,
    context: String? = nil,
    comment: String? = nil
  ) -> LocalizedText {
    var arguments = TextArguments()
    repeat arguments.append(value: (each values).asArgument)
    return LocalizedText(
      key,
      arguments: arguments,
      table: table,
      context: context,
      comment: comment
    )
  }

  /// A text that is shown as it is in every language: what a person wrote, a number, a name.
  ///
  /// It has no key, so that nothing can look it up. A plain string with the same words that is
  /// assigned after it leaves it verbatim, `label.text = label.text` for one: people's words first.
  /// ``key(_:_:table:context:comment:)`` makes a key of them.
  ///
  /// - Parameter text: The words.
  /// - Returns: A text that no switch changes.
  public static func verbatim(_ text: String) -> LocalizedText {
    LocalizedText(text, isVerbatim: true)
  }

  /// The same text with a table, a context or a comment.
  ///
  /// ```swift
  /// label.content = LocalizedText("\(count) new").with(table: "Inbox", comment: "In the badge")
  /// ```
  /// - Parameters:
  ///   - table: The table that the key belongs to; nil leaves it as it is.
  ///   - context: What tells the key from the same words elsewhere; nil leaves it as it is.
  ///   - comment: What a translator should know; nil leaves it as it is.
  /// - Returns: The text.
  public func with(
    table: String? = nil,
    context: String? = nil,
    comment: String? = nil
  ) -> LocalizedText {
    LocalizedText(
      pattern,
      arguments: arguments,
      isFormat: isFormat,
      table: table ?? self.table,
      context: context ?? self.context,
      comment: comment ?? self.comment,
      isVerbatim: isVerbatim
    )
  }

  /// Whether the text is these words, byte for byte, without arguments.
  @inline(__always)
  func isWords(_ words: String) -> Bool {
    pattern.isIdentical(to: words) && (details?.arguments.isEmpty ?? true)
  }

  /// What is looked up; nil for a verbatim, empty or blank text.
  public var key: String? { isVerbatim || pattern.isBlank ? nil : pattern }

  /// The table that the key belongs to; nil for the main table.
  public var table: String? { details?.table }

  /// What tells the key from the same words elsewhere.
  public var context: String? { details?.context }

  /// What a translator should know.
  public var comment: String? { details?.comment }

  /// What stands in the holes of the pattern, in order.
  package var arguments: TextArguments { details?.arguments ?? TextArguments() }

  /// Whether the pattern has a hole for each argument, one after the other: a key that is no text has
  /// none.
  var isFormat: Bool { details?.isFormat ?? false }

  /// How many texts stand inside each other among the arguments.
  var depth: Int { details?.arguments.depth ?? 0 }

  /// Whether there is nothing but the pattern: all that most texts are.
  @inline(__always)
  var isPlain: Bool { details == nil }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  /// A text without arguments; the literal is the key.
  public init(stringLiteral key: String) {
    self.init(key)
  }

  /// A text with arguments; the key has a specifier where the literal has a hole.
  public init(stringInterpolation interpolation: StringInterpolation) {
    self.init(interpolation.key, arguments: interpolation.arguments, isFormat: true)
  }
}

extension String? {
  /// Whether two texts are the same byte for byte, or there are none.
  @inline(__always)
  func isIdentical(to other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isIdentical(to: other)
  }
}

extension String {
  /// Whether two texts are the same byte for byte; unlike `==`, no form is normalized for it.
  @inline(__always)
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}
