/// Looks up another key than the assigned text; the assigned text itself stays what it is.
///
/// ```swift
/// let chain: TextChain = [.rewritingKeys { $0.lowercased() }, .lookup]
/// ```
/// Where no link knows the other key, the assigned text stands as it was assigned.
public struct KeyRewriting: TextInterceptor {
  private let rewritten: @Sendable (String) -> String?

  /// Creates the link.
  ///
  /// - Parameter rewritten: The key to look up in place of the one it gets; nil keeps that one.
  public init(_ rewritten: @escaping @Sendable (String) -> String?) {
    self.rewritten = rewritten
  }

  /// Hands the assignment on with the other key; a text without a key keeps having none.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let key = assignment.key, let other = rewritten(key) else { return next(assignment) }
    var assignment = assignment
    assignment.key = other
    return next(assignment)
  }
}

extension KeyRewriting: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "key rewriting" }
}

extension TextInterceptor where Self == KeyRewriting {
  /// Looks up another key than the assigned text.
  ///
  /// - Parameter rewritten: The key to look up in place of the one it gets; nil keeps that one.
  /// - Returns: The link.
  public static func rewritingKeys(
    _ rewritten: @escaping @Sendable (String) -> String?
  ) -> KeyRewriting {
    KeyRewriting(rewritten)
  }
}
