internal import IntertitleLanguages
public import Intertitle

extension LookupCount {
  /// Checks how often a key was looked up, whatever the table.
  public func check(_ count: Int, of key: String) -> CheckReport {
    let found = self.count(of: key)
    return CheckReport(
      "\(key.inQuotes) is looked up \(count) times",
      findings: found == count ? [] : ["it was looked up \(found) times"]
    )
  }

  /// Checks how often anything was looked up for texts of this kind of place.
  ///
  /// ```swift
  /// let report = counter.lookups.check(0, for: .chatBubble)
  /// ```
  public func check(_ count: Int, for slot: TextSlot) -> CheckReport {
    let asked = only(for: slot)
    return CheckReport(
      "\(count) look-ups for \(slot)",
      findings: asked.total == count ? [] : ["there were \(asked.total): \(asked)"]
    )
  }

  /// Checks that no table was ever asked for these texts; not clean where no text passed the link that
  /// counts, which may stand in no chain.
  public func checkNeverLookedUp(_ texts: String...) -> CheckReport {
    let asked = texts.filter { count(of: $0) > 0 }
    return CheckReport(
      "never looked up",
      findings: passages == 0 && total == 0
        ? ["no text passed the counter, so nothing was checked"]
        : asked.map { "\($0.inQuotes) was looked up \(count(of: $0)) times" }
    )
  }
}
