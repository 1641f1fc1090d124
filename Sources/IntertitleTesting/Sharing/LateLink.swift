package import IntertitleChain
internal import IntertitleLanguages

/// Tells of what is assigned for a localizer, after the test is over that it was made for.
///
/// It stands first, and changes nothing.
package struct LateLink: TextInterceptor {
  private let tell: @Sendable (String) -> Void

  /// Creates a link.
  ///
  /// - Parameter tell: Called for each assignment with its slot and key, which a verbatim text has not.
  package init(_ tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
  }

  package func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    if assignment.cause == .assigned {
      tell("\(assignment.slot)" + (assignment.key.map { " \($0.inQuotes)" } ?? ""))
    }
    return next(assignment)
  }
}
