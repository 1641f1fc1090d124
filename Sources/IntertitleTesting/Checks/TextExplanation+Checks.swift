internal import IntertitleLanguages
public import Intertitle

extension TextExplanation {
  /// Checks which link ended the run: the first one that answered without calling `next`.
  ///
  /// - Parameter link: The link's name; nil where the assigned text should stand.
  /// - Returns: A report with all steps where it is not so.
  public func checkEnd(by link: String?) -> CheckReport {
    let wanted = link ?? "nobody"
    guard endedBy != link else { return CheckReport("ended by \(wanted)", findings: []) }
    let steps = steps.map {
      "\($0.interceptor): \($0.received.inQuotes) → \($0.returned.inQuotes), \($0.note)"
    }
    return CheckReport("ended by \(wanted)", findings: ["ended by \(endedBy ?? "nobody")"] + steps)
  }
}

extension Localizer {
  /// Checks which link would answer a text that code assigns.
  ///
  /// - Parameters:
  ///   - content: What would be assigned.
  ///   - link: The link's name; nil where the assigned text should stand.
  ///   - slot: The kind of place.
  /// - Returns: A report with all steps where it is not so.
  public func checkEnd(
    of content: LocalizedText,
    by link: String?,
    slot: TextSlot = .other
  ) -> CheckReport {
    explain(content, slot: slot).explanation.checkEnd(by: link)
  }
}
