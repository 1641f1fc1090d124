/// The links that an assigned text goes through, in order.
///
/// A chain is a plain list, and a link itself: chains nest.
/// ```swift
/// var chain: TextChain = [.verbatim(in: [.price]), .lookup]
/// chain.append(Shouting(), named: "shouting")
/// chain.resolve(TextAssignment("Wallet")).text  // "Wallet!"
/// ```
/// It is a value. A run works on the list as it was when the run began, whatever a link does to the
/// chain meanwhile.
public struct TextChain: Sendable {
  /// A link and its name.
  ///
  /// An object, so that a run calls it where it stands: an existential in an array is copied first.
  package final class Link: Sendable {
    let name: String?
    let interceptor: any TextInterceptor

    init(name: String?, interceptor: any TextInterceptor) {
      self.name = name
      self.interceptor = interceptor
    }
  }

  package private(set) var links: ContiguousArray<Link>
  /// The names that were there already when a link was to be added under them.
  package var takenNames: [String] = []

  /// Creates a chain of links without names.
  ///
  /// - Parameter interceptors: The links, the first one first; none leaves every text as assigned.
  public init(_ interceptors: [any TextInterceptor] = []) {
    links = ContiguousArray(interceptors.lazy.map { Link(name: nil, interceptor: $0) })
  }

  /// Whether the links are the same list in memory: one is a copy of the other, and neither was
  /// changed since.
  package func isCopy(of other: TextChain) -> Bool {
    links.withUnsafeBufferPointer { own in
      other.links.withUnsafeBufferPointer { other in
        own.baseAddress == other.baseAddress && own.count == other.count
      }
    }
  }

  /// The number of links.
  public var count: Int { links.count }

  /// The names of the links that have one, in order.
  public var names: [String] { links.compactMap(\.name) }

  /// Adds a link at the end, in front of nothing but the assigned text itself.
  ///
  /// Behind the look-up it sees only what no table knows.
  ///
  /// - Parameters:
  ///   - interceptor: The link.
  ///   - name: A name to remove it by.
  /// - Returns: Whether it was added: a name that is there already is not added twice.
  @discardableResult
  public mutating func append(_ interceptor: any TextInterceptor, named name: String) -> Bool {
    insert(interceptor, named: name, at: links.endIndex)
  }

  /// Adds a link at the end, without a name.
  ///
  /// - Parameter interceptor: The link; behind the look-up it sees only what no table knows.
  public mutating func append(_ interceptor: any TextInterceptor) {
    links.append(Link(name: nil, interceptor: interceptor))
  }

  /// Adds a link in front of all others: it sees a text first and its answer last.
  ///
  /// - Parameters:
  ///   - interceptor: The link.
  ///   - name: A name to remove it by.
  /// - Returns: Whether it was added: a name that is there already is not added twice.
  @discardableResult
  public mutating func prepend(_ interceptor: any TextInterceptor, named name: String) -> Bool {
    insert(interceptor, named: name, at: links.startIndex)
  }

  /// Adds a link in front of all others, without a name.
  ///
  /// - Parameter interceptor: The link.
  public mutating func prepend(_ interceptor: any TextInterceptor) {
    links.insert(Link(name: nil, interceptor: interceptor), at: links.startIndex)
  }

  /// Takes the link of that name out.
  ///
  /// - Parameter name: The name, compared exactly; links of nested chains are not found.
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func remove(named name: String) -> Bool {
    guard let index = links.firstIndex(where: { $0.name == name }) else { return false }
    links.remove(at: index)
    return true
  }

  /// Puts another link in the place of each for which there is one, under the same name.
  ///
  /// - Returns: Whether there was one.
  package mutating func replaceLinks(
    with other: (any TextInterceptor) -> (any TextInterceptor)?
  ) -> Bool {
    var hasChanged = false
    for (index, link) in links.enumerated() {
      guard let interceptor = other(link.interceptor) else { continue }
      links[index] = Link(name: link.name, interceptor: interceptor)
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func insert(
    _ interceptor: any TextInterceptor,
    named name: String,
    at index: Int
  ) -> Bool {
    guard !links.contains(where: { $0.name == name }) else {
      takenNames.append(name)
      return false
    }
    links.insert(Link(name: name, interceptor: interceptor), at: index)
    return true
  }
}

extension TextChain: ExpressibleByArrayLiteral {
  /// Creates a chain of links without names.
  public init(arrayLiteral interceptors: any TextInterceptor...) {
    self.init(interceptors)
  }
}

extension TextChain: CustomStringConvertible {
  /// The plan of the chain: its links in order, `a → b → the assigned text`.
  public var description: String {
    (links.map(\.title) + ["the assigned text"]).joined(separator: " → ")
  }
}

extension TextChain.Link {
  /// What people call the link: its name, else what it says of itself.
  var title: String {
    if let name { return name }
    return (interceptor as? any CustomStringConvertible)?.description
      ?? "\(type(of: interceptor as Any))"
  }
}
