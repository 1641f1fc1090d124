/// A link of the chain that every assigned text goes through.
///
/// A link works before `next`, after it, or instead of it:
/// ```swift
/// struct Shouting: TextInterceptor {
///   func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
///     var resolution = next(assignment)
///     resolution.text += "!"
///     return resolution
///   }
/// }
/// ```
/// "No opinion" is `next(assignment)`. `next` may be called zero, one or more times; it cannot be
/// kept or called later, the compiler refuses. A link cannot fail: where nobody answers, the
/// assigned text stands.
///
/// A link is called on whatever thread assigns a text, on many at once, and must bring its own
/// protection where it keeps something. It is called once for each assignment and slot, and once
/// for each read after a switch.
///
/// A link may read the text that is being resolved: it gets what was shown before. If it assigns
/// that text itself, its assignment wins and is shown unresolved. If it assigns other models, their
/// chains run inside this one, up to 32 deep.
///
/// To see that a link keeps the rules, run it in a chain of its own between two recorders: the
/// module IntertitleTesting has them.
public protocol TextInterceptor: Sendable {
  /// The rest of the chain.
  typealias Next = (TextAssignment) -> TextResolution

  /// Resolves an assignment, with the help of the rest of the chain or without it.
  ///
  /// - Parameters:
  ///   - assignment: What was assigned, with the key as the links before left it.
  ///   - next: The rest of the chain; its last answer is that the assigned text stands.
  /// - Returns: What is shown.
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution
}
