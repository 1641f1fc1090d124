public import IntertitleLanguages

/// A text that code assigned, on its way through the chain.
///
/// What was assigned never changes. What a link may change before it hands an assignment on is the
/// question: the ``key`` that is looked up, the ``table``, the ``context``, the ``arguments``, and by
/// ``asking(_:)`` who answers:
/// ```swift
/// func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
///   var assignment = assignment
///   assignment.key = assignment.key?.lowercased()
///   return next(assignment)
/// }
/// ```
public struct TextAssignment: Sendable {
  /// Why the chain runs.
  public enum Cause: UInt8, Hashable, Sendable {
    /// Code assigned the text just now.
    case assigned
    /// The language, the tables or the chain changed since the text was resolved.
    case refreshed
    /// Somebody asks what would be shown; nothing is.
    case explained
  }

  /// The text as code assigned it, with its arguments in the holes.
  public var text: String { question.details?.wording?.written(words) ?? words }

  /// What was assigned, before arguments were put into it.
  private let words: String
  /// What is looked up; nil for a text that is shown as it is.
  ///
  /// A verbatim, empty or blank text has none: there is nothing that any link could look up.
  public var key: String? {
    get { question.keyState == .isText ? words : question.otherKey }
    set {
      ask {
        $0.otherKey = newValue
        $0.keyState = .isOther
      }
    }
  }

  /// The table to look in; nil for the main table.
  public var table: String? {
    get { question.table }
    set { ask { $0.table = newValue } }
  }

  /// Who answers look-ups in this run; nil where a chain runs by itself.
  public let source: (any TextSource)?
  /// The kind of place the text is for.
  public let slot: TextSlot
  /// Why the chain runs.
  public let cause: Cause

  // Constants only: a value with variables of its own is copied whole once more when it is made.
  private let question: Question

  /// What a link may change.
  private struct Question: Sendable {
    // Most keys are the text itself, which is then held once: an assignment is copied often.
    enum KeyState: UInt8, Sendable { case isText, isOther }

    var keyState: KeyState
    var otherKey: String?
    var table: String?
    /// What only some texts have, in an object of its own, so that the others stay narrow.
    var details: Details?
  }

  /// Creates an assignment of a text that is its own key.
  ///
  /// An empty text, or one of blanks only, gets no key.
  ///
  /// - Parameters:
  ///   - text: The text as code assigned it.
  ///   - slot: The kind of place the text is for.
  ///   - table: The table to look in; nil for the main table.
  ///   - source: Who answers look-ups; nil for nobody.
  ///   - cause: Why the chain runs.
  public init(
    _ text: String,
    slot: TextSlot = .other,
    table: String? = nil,
    source: (any TextSource)? = nil,
    cause: Cause = .assigned
  ) {
    self.init(
      text: text,
      isKey: !text.isBlank,
      table: table,
      source: source,
      slot: slot,
      cause: cause
    )
  }

  /// Creates an assignment of a text that is to be shown as it is.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - slot: The kind of place the text is for.
  ///   - source: Who answers look-ups of links; nil for nobody.
  ///   - cause: Why the chain runs.
  public init(
    verbatim text: String,
    slot: TextSlot = .other,
    source: (any TextSource)? = nil,
    cause: Cause = .assigned
  ) {
    self.init(text: text, isKey: false, table: nil, source: source, slot: slot, cause: cause)
  }

  /// What is put into the holes of the text that is found; empty for most texts.
  public var arguments: [TextArgument] {
    get { question.details?.arguments ?? [] }
    set { askInDetail { $0.arguments = newValue } }
  }

  /// What tells the key from the same words elsewhere: with `door`, the key `Open` is looked up as
  /// `Open_door` first.
  public var context: String? {
    get { question.details?.context }
    set { askInDetail { $0.context = newValue } }
  }

  /// Whether nobody looks an argument up: it is a text of its own, or written in the language in use.
  func isFinal(argument place: Int) -> Bool {
    question.details?.finalPlaces.contains(place) ?? false
  }

  /// What only some texts have.
  package final class Details: Sendable {
    fileprivate let arguments: [TextArgument]
    fileprivate let finalPlaces: Set<Int>
    fileprivate let context: String?
    fileprivate let wording: (any AssignedWording)?

    /// - Parameters:
    ///   - arguments: What is put into the holes of the text that is found.
    ///   - finalPlaces: The places of arguments that are texts of their own, or are written in the
    ///     language in use already: nobody looks them up.
    ///   - context: What tells the key from the same words elsewhere.
    ///   - wording: Writes the text as code assigned it; nil where that has no holes.
    package init(
      arguments: [TextArgument],
      finalPlaces: Set<Int> = [],
      context: String?,
      wording: (any AssignedWording)? = nil
    ) {
      self.arguments = arguments
      self.finalPlaces = finalPlaces
      self.context = context
      self.wording = wording
    }
  }

  package init(
    text: String,
    isKey: Bool,
    table: String?,
    details: Details? = nil,
    source: (any TextSource)?,
    slot: TextSlot,
    cause: Cause
  ) {
    words = text
    question = Question(keyState: isKey ? .isText : .isOther, table: table, details: details)
    self.source = source
    self.slot = slot
    self.cause = cause
  }

  private mutating func ask(_ change: (inout Question) -> Void) {
    var question = question
    change(&question)
    self = TextAssignment(self, question, source)
  }

  private mutating func askInDetail(
    _ change: (inout (arguments: [TextArgument], context: String?)) -> Void
  ) {
    let old = question.details
    var new = (arguments: old?.arguments ?? [], context: old?.context)
    change(&new)
    let details = Details(
      arguments: new.arguments,
      finalPlaces: old?.finalPlaces ?? [],
      context: new.context,
      wording: old?.wording
    )
    ask { $0.details = details }
  }

  private init(_ other: TextAssignment, _ question: Question, _ source: (any TextSource)?) {
    self.question = question
    self.source = source
    words = other.words
    slot = other.slot
    cause = other.cause
  }

  /// Whether the text is to be shown as it is, and is not merely empty or blank.
  private var isVerbatim: Bool {
    question.keyState == .isOther && question.otherKey == nil && !words.isBlank
  }

  /// What the source answers for the key; nil where there is no source, no key or no answer.
  ///
  /// Here, because from outside each part would be copied before it is handed on.
  func lookUp() -> TextResolution? {
    guard question.keyState == .isText, question.details == nil else { return lookUpWithDetails() }
    return source?.answer(forKey: words, table: table)
  }

  private func lookUpWithDetails() -> TextResolution? {
    guard let key else { return nil }
    guard let details = question.details else { return source?.answer(forKey: key, table: table) }
    return source?.answer(
      forKey: key,
      table: table,
      context: details.context,
      arguments: details.arguments
    )
  }

  /// The same assignment with somebody else to ask.
  ///
  /// A link that watches what the links behind it ask, or answers some of it itself, hands on a source
  /// whose ``TextSource/base`` is the one it was handed:
  /// ```swift
  /// guard let source = assignment.source else { return next(assignment) }
  /// return next(assignment.asking(Watched(source)))
  /// ```
  /// - Parameter source: Who answers look-ups from here on.
  /// - Returns: The assignment to hand on; all else is as it was.
  public func asking(_ source: any TextSource) -> TextAssignment {
    TextAssignment(self, question, source)
  }

  /// The answer that leaves the text as it was assigned: what stands at the end of every chain.
  public var asAssigned: TextResolution {
    TextResolution(text, origin: isVerbatim ? .verbatim : .assigned)
  }
}

extension TextAssignment {
  /// The assigned text, because calls stand too deep inside each other to resolve it now.
  var leftForNow: TextResolution {
    var resolution = asAssigned
    resolution.origin = .leftForNow(resolution.origin.kind)
    return resolution
  }
}

extension TextAssignment {
  /// The key that nobody answered for; nil where somebody did, and where there was nothing to answer: a
  /// text without a key, a figure, a text that is resolved later.
  func missingKey(in answer: TextResolution) -> String? {
    guard answer.origin.isMiss, let key,
      !(source?.isFigure(key) ?? FigureWords.isInternational(key))
    else { return nil }
    return key
  }
}

extension String {
  /// Whether there is nothing in it but white space.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Beyond ASCII white space begins with one of four bytes: U+0085, U+00A0, U+1680, U+2000…, U+3000.
    if first > 0x20 && first < 0xC2 { return false }
    if first > 0x7F && first != 0xC2 && !(0xE1...0xE3).contains(first) { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
