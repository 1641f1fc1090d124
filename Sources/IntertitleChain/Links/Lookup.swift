/// Answers with the table's text for the key; hands on what no table knows.
///
/// It asks the source of the run, so that one chain serves every language and scope at once. In a
/// chain it is called `look-up`, so that other links can be inserted beside it.
public struct Lookup: TextInterceptor {
  static let name = "look-up"

  /// Creates the link.
  public init() {}

  /// Looks the key up, and hands the assignment on where there is no key or no entry.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    assignment.lookUp() ?? next(assignment)
  }
}

extension Lookup: CustomStringConvertible {
  /// What people call the link.
  public var description: String { Self.name }
}

extension TextInterceptor where Self == Lookup {
  /// Answers with the table's text for the key.
  public static var lookup: Lookup { Lookup() }
}
