internal import IntertitleChain
internal import IntertitleLanguages

extension Diagnostic {
  /// Why a link was not added to a chain.
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
    }
  }
}

extension DiagnosticLog {
  /// Takes what was refused when a chain was changed, each once.
  func report(_ refusals: [TextChain.Refusal]) {
    for refusal in refusals { report(once: "\(refusal)", .refused(refusal)) }
  }
}
