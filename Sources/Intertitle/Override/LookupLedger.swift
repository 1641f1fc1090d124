internal import IntertitleLanguages

/// Counts the look-ups of one bundle in one table, from any thread.
final class LookupTally: Sendable {
  let asked = AtomicNumber()
  let missed = AtomicNumber()
}

/// The look-ups of all bundles that asked, table by table.
final class LookupLedger: Sendable {
  private struct Account: Hashable {
    let identifier: String?
    let path: String
    let table: String
    let verdict: BundleVerdict
  }

  private struct State {
    var tallies: [Account: LookupTally] = [:]
    var order: [Account] = []
  }

  private static let limit = 10_000
  private let state = Locked(State())

  /// The tally of a table of a bundle; beyond the limit one that nobody lists.
  func tally(
    of table: String,
    _ bundle: some BundleSource,
    _ verdict: BundleVerdict
  ) -> LookupTally {
    let account = Account(
      identifier: bundle.bundleIdentifier,
      path: bundle.bundlePath,
      table: table,
      verdict: verdict
    )
    return state.withLock { state in
      if let tally = state.tallies[account] { return tally }
      let tally = LookupTally()
      if state.order.count < Self.limit {
        state.tallies[account] = tally
        state.order.append(account)
      }
      return tally
    }
  }

  /// What each account comes to, in the order in which they were opened.
  var records: [OverrideRecord] {
    let (tallies, order) = state.withLock { ($0.tallies, $0.order) }
    return order.map { account in
      OverrideRecord(
        bundleIdentifier: account.identifier,
        bundlePath: account.path,
        table: account.table,
        verdict: account.verdict,
        asked: Int(tallies[account]?.asked.value ?? 0),
        missed: Int(tallies[account]?.missed.value ?? 0)
      )
    }
  }
}
