internal import IntertitleLanguages

/// Which of the stock links do their work only in front of which others.
///
/// The reasons are in the documentation, under “Links in order”.
enum LinkStage: Int, CaseIterable {
  /// Judges or notes what becomes of the texts that code assigns.
  case watching
  /// Says which texts are looked up, where and under which key, or changes all answers.
  case ruling
  /// Looks for a key in a part of a text.
  case composites
  /// Looks for the key of a finished text.
  case recovery
  /// Asks the tables.
  case lookup

  /// The stage of a stock link; nil for one that may stand anywhere.
  init?(_ link: any TextInterceptor) {
    switch link {
    case is Journal, is MissingTextReport: self = .watching
    case is VerbatimRule, is TableRule, is KeyRewriting, is PseudoLocalizing: self = .ruling
    case is CompositeSplitting: self = .composites
    case is Recovering: self = .recovery
    case is Lookup: self = .lookup
    default: return nil
    }
  }

  /// The stages in front of which it has to stand.
  ///
  /// What only watches may stand behind a look-up, where it sees what no table knows.
  var following: [LinkStage] {
    switch self {
    case .watching: [.composites, .recovery]
    default: Self.allCases.filter { $0.rawValue > rawValue }
    }
  }
}

extension TextChain {
  /// The stock links in the order in which a text meets them, those of nested chains among them.
  ///
  /// Of a chain that holds another one over and over, the first thousand links are looked at.
  private var staged: [(stage: LinkStage, title: String)] {
    var (found, looks) = ([(stage: LinkStage, title: String)](), 0)
    func walk(_ chain: TextChain) {
      for link in chain.links where looks < 1000 {
        looks += 1
        if let chain = link.interceptor as? TextChain { walk(chain) }
        if let stage = LinkStage(link.interceptor) { found.append((stage, link.title)) }
      }
    }
    walk(self)
    return found
  }

  /// The stock links that stand behind all those in front of which they do their work.
  var misplacements: [Refusal] {
    let staged = staged
    return staged.enumerated().compactMap { place, link in
      for stage in link.stage.following {
        let others = staged.indices.filter { staged[$0].stage == stage }
        guard let last = others.last, last < place else { continue }
        return .misplaced(link.title, behind: staged[last].title)
      }
      return nil
    }
  }

  /// Puts the links that find finished texts where they do their work.
  package mutating func findFinishedTexts() {
    if !holds(.recovery) {
      insert(.recovering, named: "recovery", inFrontOf: .lookup)
    }
    if !holds(.composites) {
      insert(.splittingComposites, named: "composites", inFrontOf: .recovery)
    }
  }

  private func holds(_ stage: LinkStage) -> Bool { staged.contains { $0.stage == stage } }

  private mutating func insert(
    _ link: any TextInterceptor,
    named name: String,
    inFrontOf stage: LinkStage
  ) {
    let place = links.firstIndex { link in
      LinkStage(link.interceptor) == stage
        || (link.interceptor as? TextChain)?.holds(stage) ?? false
    }
    if let place {
      insert(link, named: name, at: place)
    } else if stage == .lookup {
      refuse(.noLinkNamed(Lookup.name))
    }
  }
}
