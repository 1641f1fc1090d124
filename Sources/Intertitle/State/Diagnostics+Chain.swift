internal import IntertitleChain
internal import IntertitleLanguages

extension Diagnostic {
  /// Why a link was not added to a chain, or does not do its work there.
  static func refused(_ refusal: TextChain.Refusal) -> Diagnostic {
    switch refusal {
    case .nameTaken(let name):
      Diagnostic(
        .warning,
        rule: "link-named-twice",
        "the chain has a link named \(name.inQuotes) already; it was not added again"
      )
    case .noLinkNamed(let name):
      Diagnostic(
        .warning,
        rule: "no-link-named",
        "the chain has no link named \(name.inQuotes); the one that was to stand beside it was not"
          + " added"
      )
    case .tooDeep:
      Diagnostic(
        .warning,
        rule: "chain-too-deep",
        "a chain with more than 256 chains inside each other was not added; let one chain hold the links"
      )
    case .misplaced(let name, let other):
      Diagnostic(
        .warning,
        rule: "link-misplaced",
        "the link \(name.inQuotes) stands behind \(other.inQuotes), and does its work only in front of"
          + " it; let it stand there: insert(_:named:before:), or findFinishedTexts() for the links"
          + " that find finished texts"
      )
    }
  }
}

extension DiagnosticLog {
  /// Takes what was refused or is out of place when a chain was changed, each once.
  func report(_ refusals: [TextChain.Refusal]) {
    for refusal in refusals { report(once: "\(refusal)", .refused(refusal)) }
  }
}
