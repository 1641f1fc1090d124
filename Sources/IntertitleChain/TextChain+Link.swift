extension TextChain {
  /// A link and its name.
  ///
  /// An object, so that a run calls it where it stands: an existential in an array is copied first.
  package final class Link: Sendable {
    let name: String?
    let interceptor: any TextInterceptor
    /// Whether it is a verbatim rule, or a chain with one.
    let isRuled: Bool
    /// How many chains stand inside each other in it.
    let depth: Int

    init(name: String?, interceptor: any TextInterceptor) {
      self.name = name
      self.interceptor = interceptor
      let chain = interceptor as? TextChain
      isRuled = interceptor is VerbatimRule || chain?.hasVerbatimRules ?? false
      depth = chain.map { 1 + ($0.links.lazy.map(\.depth).max() ?? 0) } ?? 0
    }
  }

  /// Why a link was not added, or does not do its work.
  package enum Refusal: Hashable, Sendable {
    /// A link has that name already.
    case nameTaken(String)
    /// No link has the name of the one that it was to stand beside.
    case noLinkNamed(String)
    /// The link stands behind one in front of which it does its work.
    case misplaced(String, behind: String)
    /// It is a chain with more chains inside each other than a run goes through.
    case tooDeep
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
