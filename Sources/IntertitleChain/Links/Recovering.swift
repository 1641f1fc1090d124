public import IntertitleLanguages

/// Finds texts that were finished before they were assigned back to their keys.
///
/// Code that knows nothing of localization puts counts and names into its texts itself, or assigns
/// what a bundle answered: `"You have 3 messages"`, `"Portefeuille"`. This link finds the key and the
/// arguments, so that such a text is shown with the right plural form, and follows a switch. So it does
/// for content whose pattern is no key but the text of one: `"Copy failed: \(error)"`.
/// ```swift
/// localizer.updateChain { $0.insert(.recovering, named: "recovery", before: "look-up") }
/// ```
/// It stands in front of the look-up. It acts only where the text is no key itself and nothing is
/// guessed: a text that several keys can have made stays as it was assigned, and is reported once,
/// unless all of them have the same answer in the language in use. The app's keys go before vendors',
/// and you can say which of its own go first, for some slots:
/// ```swift
/// let chain: TextChain = [.recovering.preferring("menu.", in: [.actionTitle]), .lookup]
/// ```
/// or for a screen, by `Localizer.preferring(_:)`.
/// It never sees a text that is verbatim.
public struct Recovering: TextInterceptor {
  /// Keys that go before others, in some slots.
  private struct Preference {
    let prefix: String
    /// Nil for all slots.
    let slots: Set<TextSlot>?
  }

  private let findsArguments: Bool
  private var preferences: [Preference] = []

  /// Creates the link.
  ///
  /// - Parameter arguments: Whether words that were put into a text are found back too: a nested
  ///   error, say. Only words that are, whole, a text of the development language with one answer are;
  ///   but a person's name may be such a word. What was put in as a text of its own, verbatim or not,
  ///   stays.
  public init(arguments: Bool = false) {
    findsArguments = arguments
  }

  /// The link with a rule for texts that several keys have: those that begin so go before others.
  ///
  /// - Parameters:
  ///   - prefix: How the keys begin: `about.`. Where several rules apply, the first one that any of
  ///     the keys fits counts.
  ///   - slots: The kinds of place that the rule is for; nil for all.
  /// - Returns: The link with one more rule.
  public func preferring(_ prefix: String, in slots: Set<TextSlot>? = nil) -> Recovering {
    var link = self
    link.preferences.append(Preference(prefix: prefix, slots: slots))
    return link
  }

  /// Hands the assignment on with the key and the arguments that were found.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let question = question(assignment) else { return next(found(assignment, next)) }
    let recovery = assignment.source?.recover(question) ?? .none
    if case .none = recovery { return next(found(assignment, next)) }
    guard case .found(let key, _) = recovery else {
      Diagnostic(recovery, of: question, in: assignment.source?.language)
        .map { assignment.source?.report($0) }
      return TextResolution(assignment.text, origin: .inDoubt)
    }
    var resolution = next(found(assignment.asking(for: key), next))
    switch resolution.origin.kind {
    case .assigned: return assignment.asAssigned
    case .verbatim: return resolution
    default: resolution.origin.kind = .recovered
    }
    return resolution
  }

  /// What is to be found out; nil for a text that is shown as it is, and for a key with a context.
  private func question(_ assignment: TextAssignment) -> FinishedText? {
    guard let key = assignment.key, assignment.context == nil else { return nil }
    let arguments = assignment.arguments
    // Values are written into a pattern only where it is no key: mostly it is.
    let isKey = arguments.isEmpty || assignment.source?.has(key, table: assignment.table) ?? true
    return FinishedText(
      isKey ? key : assignment.text,
      table: assignment.table,
      pattern: arguments.isEmpty ? nil : key,
      arguments: arguments,
      preferredPrefixes: preferredPrefixes(for: assignment.slot)
    )
  }

  private func preferredPrefixes(for slot: TextSlot) -> [String] {
    preferences.filter { $0.slots?.contains(slot) ?? true }.map(\.prefix)
  }
}

// Words that were put into a text.
extension Recovering {
  /// How many texts may stand inside each other.
  private static let depthLimit = 8

  /// The assignment with the arguments' own texts in the language in use.
  private func found(_ assignment: TextAssignment, _ next: Next) -> TextAssignment {
    guard findsArguments, assignment.key != nil, !assignment.arguments.isEmpty
    else { return assignment }
    return found(assignment, next, depth: 0)
  }

  private func found(_ assignment: TextAssignment, _ next: Next, depth: Int) -> TextAssignment {
    var assignment = assignment
    for (place, words) in assignment.words where depth < Self.depthLimit {
      guard let key = key(of: words, in: assignment) else { continue }
      let answer = next(found(assignment.asking(for: key, in: words), next, depth: depth + 1))
      guard answer.origin.kind != .assigned else { continue }
      assignment.arguments[place] = .text(answer.text)
    }
    return assignment
  }

  /// The key of words in a text, if it is certain.
  private func key(of words: String, in assignment: TextAssignment) -> RecoveredKey? {
    let question = FinishedText(
      words,
      table: assignment.table,
      preferredPrefixes: preferredPrefixes(for: assignment.slot),
      isArgument: true
    )
    guard case .found(let key, _) = assignment.source?.recover(question) else { return nil }
    return key
  }
}

extension Recovering: ExplainingInterceptor {
  /// Names the keys of which one may have made the text, so that it was left as it is, those that are
  /// alike, and the arguments that would be found back.
  public func remark(
    on assignment: TextAssignment,
    answered resolution: TextResolution
  ) -> TextExplanation.Remark? {
    let recovery = question(assignment).flatMap { assignment.source?.recover($0) } ?? .none
    var found = assignment
    if case .found(let key, _) = recovery { found = assignment.asking(for: key) }
    let notes = [recovery.note, missedArguments(found)].compactMap { $0 }
    guard !notes.isEmpty else { return nil }
    return TextExplanation.Remark(
      notes.joined(separator: "; "),
      candidates: recovery.candidates
    )
  }

  /// What is to be said of words in a text that this link was not told to find back.
  private func missedArguments(_ assignment: TextAssignment) -> String? {
    guard !findsArguments, assignment.key != nil else { return nil }
    let missed = assignment.words.compactMap { key(of: $0.words, in: assignment)?.key.inQuotes }
    guard !missed.isEmpty else { return nil }
    return "left the arguments as they are: `.recovering(arguments: true)` finds "
      + missed.atMost(10).listed
  }
}

extension Recovering: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "recovery" }
}

extension TextInterceptor where Self == Recovering {
  /// Finds texts that were finished before they were assigned back to their keys.
  public static var recovering: Recovering { Recovering() }

  /// Finds texts that were finished before they were assigned back to their keys, and texts that were
  /// put into others.
  ///
  /// - Parameter arguments: Whether words that were put into a text are found back too.
  /// - Returns: The link.
  public static func recovering(arguments: Bool) -> Recovering { Recovering(arguments: arguments) }
}

extension TextAssignment {
  /// The assignment with the key that its text was made of.
  fileprivate func asking(for key: RecoveredKey) -> TextAssignment {
    var found = self
    found.key = key.key
    if found.arguments != key.arguments { found.arguments = key.arguments }
    return found
  }

  /// An assignment of words that stand in this one's text.
  fileprivate func asking(for key: RecoveredKey, in words: String) -> TextAssignment {
    TextAssignment(words, slot: slot, table: table, source: source, cause: cause).asking(for: key)
  }

  /// The arguments that are words of code's and no texts of their own, by their places.
  fileprivate var words: [(place: Int, words: String)] {
    arguments.enumerated().compactMap { place, argument in
      guard case .text(let words) = argument.value, !isFinal(argument: place), !words.isBlank
      else { return nil }
      return (place, words)
    }
  }
}
