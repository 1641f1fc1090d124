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
  /// The work of a link, as a closure.
  public typealias Body =
    @Sendable (TextAssignment, (TextAssignment) -> TextResolution) ->
    TextResolution

  private let body: Body

  /// Creates the link.
  ///
  /// - Parameter body: Called as a link is: on whatever thread assigns, on many at once.
  public init(_ body: @escaping Body) {
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
  public static func closure(_ body: @escaping ClosureInterceptor.Body) -> ClosureInterceptor {
    ClosureInterceptor(body)
  }
}
