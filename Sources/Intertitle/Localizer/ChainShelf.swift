internal import IntertitleChain
internal import IntertitleLanguages

/// The chain that is in use, and whether it is.
final class ChainShelf: Sendable {
  struct Links: Sendable {
    var chain: TextChain
    var isOn = true
    /// Rises with each change, so that two states can be told apart.
    fileprivate(set) var revision = 0

    fileprivate func saysTheSame(as other: Links) -> Bool {
      isOn == other.isOn && chain.isCopy(of: other.chain)
    }
  }

  private let state: Locked<Links>

  init(_ chain: TextChain) {
    state = Locked(Links(chain: chain))
  }

  var links: Links {
    state.withLock { $0 }
  }

  /// Changes a copy and puts it in place; begins anew where somebody else was faster.
  ///
  /// - Returns: What the closure returned, and whether anything is different now.
  func update<Result>(_ change: (inout Links) -> Result) -> (result: Result, hasChanged: Bool) {
    while true {
      let before = links
      var links = before
      let result = change(&links)
      if links.saysTheSame(as: before) { return (result, false) }
      links.revision = before.revision + 1
      if replace(before, by: links) { return (result, true) }
    }
  }

  private func replace(_ before: Links, by links: Links) -> Bool {
    state.withLock { state in
      guard state.revision == before.revision else { return false }
      state = links
      return true
    }
  }
}
