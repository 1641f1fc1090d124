/// The links that an assigned text goes through, in order.
///
/// A chain is a plain list, and a link itself: chains nest.
/// ```swift
/// var chain: TextChain = [.verbatim(in: [.price]), .lookup]
/// chain.append(Shouting(), named: "shouting")
/// chain.resolve(TextAssignment("Wallet")).text  // "Wallet!"
/// ```
/// Links in a list have no names, but for the first stock look-up, which is called `look-up`: what
/// comes later finds its place beside it.
/// ```swift
/// localizer.updateChain { $0.insert(Shouting(), named: "shouting", before: "look-up") }
/// ```
/// It is a value. A run works on the list as it was when the run began, whatever a link does to the
/// chain meanwhile.
public struct TextChain: Sendable {
  /// How many chains may stand inside each other: a run goes through no more, and who goes through them
  /// otherwise, to free them, does so on the stack.
  private static let depthLimit = 256

  package private(set) var links: ContiguousArray<Link> = [] {
    didSet { hasVerbatimRules = links.contains(where: \.isRuled) }
  }
  /// Whether there is a verbatim rule among the links, or those of nested chains.
  package private(set) var hasVerbatimRules = false
  /// What was not added, for whoever reports it.
  package private(set) var refusals: [Refusal] = []

  /// What was refused so far, which the chain forgets, and what stands in the wrong place.
  package mutating func takeRefusals() -> [Refusal] {
    defer { refusals = [] }
    return refusals + misplacements
  }

  /// Notes that a link could not be added.
  mutating func refuse(_ refusal: Refusal) { refusals.append(refusal) }

  /// Creates a chain of links without names; the first stock look-up is called `look-up`.
  ///
  /// - Parameter interceptors: The links, the first one first; none leaves every text as assigned.
  public init(_ interceptors: [any TextInterceptor] = []) {
    links.reserveCapacity(interceptors.count)
    for interceptor in interceptors { append(interceptor) }
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
  ///   - name: A name to find it by.
  /// - Returns: Whether it was added: a name that is there already is not added twice.
  @discardableResult
  public mutating func append(_ interceptor: any TextInterceptor, named name: String) -> Bool {
    insert(interceptor, named: name, at: links.endIndex)
  }

  /// Adds a link at the end, without a name; a stock look-up is called `look-up` where none is yet.
  ///
  /// - Parameter interceptor: The link; behind the look-up it sees only what no table knows.
  public mutating func append(_ interceptor: any TextInterceptor) {
    add(unnamed(interceptor), at: links.endIndex)
  }

  /// Adds a link in front of all others: it sees a text first and its answer last.
  ///
  /// - Parameters:
  ///   - interceptor: The link.
  ///   - name: A name to find it by.
  /// - Returns: Whether it was added: a name that is there already is not added twice.
  @discardableResult
  public mutating func prepend(_ interceptor: any TextInterceptor, named name: String) -> Bool {
    insert(interceptor, named: name, at: links.startIndex)
  }

  /// Adds a link in front of all others, without a name; a stock look-up is called `look-up` where
  /// none is yet.
  ///
  /// - Parameter interceptor: The link.
  public mutating func prepend(_ interceptor: any TextInterceptor) {
    add(unnamed(interceptor), at: links.startIndex)
  }

  /// Adds a link directly in front of another one: it sees a text just before that one, and the
  /// answer just after it.
  ///
  /// - Parameters:
  ///   - interceptor: The link.
  ///   - name: A name to find it by.
  ///   - other: The name of the link behind it, `look-up` for the stock look-up; links of nested
  ///     chains are not found.
  /// - Returns: Whether it was added: it is not where no link has the other name, and where its own
  ///   is taken. A localizer reports either.
  @discardableResult
  public mutating func insert(
    _ interceptor: any TextInterceptor,
    named name: String,
    before other: String
  ) -> Bool {
    guard let index = place(of: other) else { return false }
    return insert(interceptor, named: name, at: index)
  }

  /// Adds a link directly behind another one: it sees only what that one hands on.
  ///
  /// - Parameters:
  ///   - interceptor: The link.
  ///   - name: A name to find it by.
  ///   - other: The name of the link in front of it, `look-up` for the stock look-up; links of nested
  ///     chains are not found.
  /// - Returns: Whether it was added: it is not where no link has the other name, and where its own
  ///   is taken. A localizer reports either.
  @discardableResult
  public mutating func insert(
    _ interceptor: any TextInterceptor,
    named name: String,
    after other: String
  ) -> Bool {
    guard let index = place(of: other) else { return false }
    return insert(interceptor, named: name, at: index + 1)
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

  private func has(_ name: String) -> Bool { links.contains { $0.name == name } }

  /// A link that comes without a name: the first stock look-up has one of its own.
  private func unnamed(_ interceptor: any TextInterceptor) -> Link {
    let isLookup = interceptor is Lookup && !has(Lookup.name)
    return Link(name: isLookup ? Lookup.name : nil, interceptor: interceptor)
  }

  /// The place of the link of that name; where there is none, that is noted.
  private mutating func place(of name: String) -> Int? {
    let index = links.firstIndex { $0.name == name }
    if index == nil { refuse(.noLinkNamed(name)) }
    return index
  }

  @discardableResult
  mutating func insert(
    _ interceptor: any TextInterceptor,
    named name: String,
    at index: Int
  ) -> Bool {
    guard !has(name) else {
      refuse(.nameTaken(name))
      return false
    }
    return add(Link(name: name, interceptor: interceptor), at: index)
  }

  @discardableResult
  private mutating func add(_ link: Link, at index: Int) -> Bool {
    guard link.depth <= Self.depthLimit else {
      refuse(.tooDeep)
      return false
    }
    links.insert(link, at: index)
    return true
  }
}

extension TextChain: ExpressibleByArrayLiteral {
  /// Creates a chain of links without names; the first stock look-up is called `look-up`.
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
