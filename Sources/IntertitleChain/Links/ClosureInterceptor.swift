/// A link whose work is a closure.
///
/// ```swift
/// let chain: TextChain = [
///   .closure { assignment, next in
///     var resolution = next(assignment)
///     resolution.text += "!"
///     return resolution
///   },
///   .lookup,
/// ]
/// ```
public struct ClosureInterceptor: TextInterceptor {
  private let body: @Sendable (TextAssignment, (TextAssignment) -> TextResolution) -> TextResolution

  /// Creates the link.
  ///
  /// - Parameter body: Called as a link is: on whatever thread assigns, on many at once.
  public init(
    _ body:
      @escaping @Sendable (TextAssignment, (TextAssignment) -> TextResolution) ->
      TextResolution
  ) {
    self.body = body
  }

  /// Calls the closure.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    body(assignment, next)
  }
}

extension ClosureInterceptor: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "closure" }
}

extension TextInterceptor where Self == ClosureInterceptor {
  /// Does the work of a link in a closure.
  ///
  /// - Parameter body: Called as a link is: on whatever thread assigns, on many at once.
  /// - Returns: The link.
  public static func closure(
    _ body:
      @escaping @Sendable (TextAssignment, (TextAssignment) -> TextResolution) ->
      TextResolution
  ) -> ClosureInterceptor {
    ClosureInterceptor(body)
  }
}
