public struct Language: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let tag: String
  public init(_ tag: String) { self.tag = tag }
  public init(stringLiteral value: String) { tag = value }
  public var description: String { tag }
}
