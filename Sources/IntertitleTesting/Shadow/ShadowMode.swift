public import Intertitle

/// A link that lets the rest of the chain run, shows every text as it was assigned, and reports what
/// would have been shown.
///
/// It is for the step between hard-coded texts and translated ones: put it in front of the chain of an
/// app that is about to be released, read the report, and promote one slot after the other. It
/// belongs in tests and in builds for the people who make the app, never in the one that ships.
/// ```swift
/// let shadow = ShadowMode()
/// localizer.updateChain { $0.prepend(shadow, named: "shadow") }  // nothing on screen changes
/// // … switch to French, walk through the app or run its tests …
/// print(shadow.report(in: "fr"))
/// localizer.updateChain { $0.promote(.title, in: shadow) }       // titles follow at once
/// ```
/// A text with arguments shows its pattern with the arguments in it. What is only explained is shown
/// as it was assigned too, and is not reported. Explicit look-ups, image names and bundles run no
/// chain: nothing holds them back.
///
/// The links behind it do all that they do otherwise: a journal among them writes, tables report what
/// they lack. It is a value whose copies write in one report, on any thread.
///
/// It keeps at most 5,000 texts; what comes after is only counted. A text that is left verbatim, by
/// the code or by a rule, is never kept: 5,000 of them are told apart for their number alone.
public struct ShadowMode: TextInterceptor {
  /// The slots whose texts are shown as the chain answers.
  public private(set) var promoted: Set<TextSlot>
  private let log = ShadowLog()

  /// Creates a link that has seen nothing.
  ///
  /// - Parameter promoted: The slots whose texts are shown as the chain answers.
  public init(promoting promoted: Set<TextSlot> = []) {
    self.promoted = promoted
  }

  /// What the chain would show in a language, as far as texts were shown while it was in use.
  ///
  /// A text counts once for each slot, however often it is assigned and whatever is switched; its last
  /// answer in the language counts. Ask for languages that you translate into: in the development
  /// language a text that no table has stands for itself, and is reported as missing.
  ///
  /// - Parameter language: A language that was in use; of another one nothing is known.
  /// - Returns: A value that does not follow what comes after.
  /// - Complexity: O(*n* log *n*) in the number of texts.
  public func report(in language: Language) -> ShadowReport { log.report(in: language) }

  /// Runs the rest of the chain and notes its answer, which is shown in a promoted slot only.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let resolution = noted(assignment, next)
    return promoted.contains(assignment.slot) ? resolution : assignment.asAssigned
  }

  private func noted(_ assignment: TextAssignment, _ next: Next) -> TextResolution {
    guard let source = assignment.source, assignment.cause != .explained else {
      return next(assignment)
    }
    let trail = LookupTrail()
    let resolution = next(assignment.asking(WatchedSource(source, trail.follow)))
    log.note(TextPassage(assignment, answer: resolution), trail)
    return resolution
  }
}

extension ShadowMode: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "shadow" }
}

extension TextChain {
  /// Lets the texts of further slots be shown as the chain answers, where a shadow stands in it.
  ///
  /// In ``Localizer/updateChain(isolation:_:)`` all that is on screen follows at once.
  ///
  /// - Parameters:
  ///   - slots: The slots, beside those that are promoted already.
  ///   - shadow: The shadow, or any copy of it.
  /// - Returns: Whether it stands in this chain; one in a chain that is a link of this one is not
  ///   found.
  @discardableResult
  public mutating func promote(_ slots: TextSlot..., in shadow: ShadowMode) -> Bool {
    replaceLinks { ($0 as? ShadowMode)?.promoting(slots, ifCopyOf: shadow) }
  }
}

extension ShadowMode {
  fileprivate func promoting(_ slots: [TextSlot], ifCopyOf other: ShadowMode) -> ShadowMode? {
    guard log === other.log else { return nil }
    var shadow = self
    shadow.promoted.formUnion(slots)
    return shadow
  }
}
