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

  /// Puts a chain in place, and reports what could not be added to it.
  init(_ chain: TextChain, _ log: DiagnosticLog) {
    var chain = chain
    log.report(chain.takeRefusals())
    state = Locked(Links(chain: chain))
  }

  var links: Links {
    state.withLock { $0 }
  }

  /// Changes a copy and puts it in place, as a step of a turn; the closure runs again where it
  /// changed the chain by another way meanwhile.
  ///
  /// - Returns: What the closure returned.
  func update<Result>(in family: Family, _ change: (inout Links) -> Result) -> Result {
    Rounds.untilDone { isLast in
      let before = links
      var links = before
      let result = change(&links)
      if links.saysTheSame(as: before) { return result }
      return replace(before, by: links, in: family, anyway: isLast) ? result : nil
    }
  }

  private func replace(
    _ before: Links,
    by links: Links,
    in family: Family,
    anyway: Bool
  ) -> Bool {
    // The old one is freed after the locks: its links may come back here when they go.
    let old = family.tables.atOneMoment { _ in
      state.withLock { state -> Links? in
        let old = state
        guard anyway || old.revision == before.revision else { return nil }
        state = links
        state.revision = old.revision + 1
        return old
      }
    }
    guard old != nil else { return false }
    family.changed.increment()
    return true
  }
}
