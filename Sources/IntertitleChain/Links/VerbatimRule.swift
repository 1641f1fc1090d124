public import IntertitleLanguages

/// Takes the key from texts that are to be shown as they are, so that no later link can look them
/// up.
///
/// It stands in front of the links it keeps out:
/// ```swift
/// let chain: TextChain = [.verbatim(in: [.price, .personName]), .lookup]
/// ```
public struct VerbatimRule: TextInterceptor {
  private let applies: @Sendable (TextAssignment) -> Bool

  /// Creates a rule of your own.
  ///
  /// - Parameter applies: Whether a text is left alone; called for each text that still has a key.
  public init(where applies: @escaping @Sendable (TextAssignment) -> Bool) {
    self.applies = applies
  }

  /// Whether a text that still has a key is left alone.
  func takes(_ assignment: TextAssignment) -> Bool {
    assignment.key != nil && applies(assignment)
  }

  /// Hands the assignment on, without its key where the rule applies.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard takes(assignment) else { return next(assignment) }
    var assignment = assignment
    assignment.key = nil
    return next(assignment)
  }
}

extension VerbatimRule: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "verbatim" }
}

extension TextInterceptor where Self == VerbatimRule {
  /// Leaves every text in these slots alone.
  ///
  /// - Parameter slots: The kinds of place.
  /// - Returns: The rule.
  public static func verbatim(in slots: Set<TextSlot>) -> VerbatimRule {
    VerbatimRule { slots.contains($0.slot) }
  }

  /// Leaves alone every text for which the closure says so.
  ///
  /// - Parameter applies: Whether a text is left alone; called on the assigning thread for each text
  ///   that still has a key.
  /// - Returns: The rule.
  public static func verbatim(
    where applies: @escaping @Sendable (TextAssignment) -> Bool
  ) -> VerbatimRule {
    VerbatimRule(where: applies)
  }

  /// Leaves every text alone: the chain of a scope in which people's own words are shown.
  public static var verbatim: VerbatimRule {
    VerbatimRule { _ in true }
  }
}
