public import Intertitle

extension ShadowReport {
  /// Checks that a slot can be promoted: that the language has every text of it, and that none
  /// equals a key as if by accident.
  ///
  /// A slot in which nothing was assigned makes a finding, and so do texts that were shown in other
  /// languages only: use the language from the start.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - known: Texts that were looked at, and make no finding.
  /// - Returns: A report with a finding for each text that needs a look.
  public func check(_ slot: TextSlot, except known: Set<String> = []) -> CheckReport {
    CheckReport("\(slot) can be promoted in \(language)", findings: findings(slot, known))
  }

  private func findings(_ slot: TextSlot, _ known: Set<String>) -> [String] {
    guard let texts = slots[slot] else { return ["nothing was assigned"] }
    return texts.texts.filter { !known.contains($0.assigned) }.compactMap(\.finding)
      + (texts.unseen == 0 ? [] : ["shown in other languages only: \(texts.unseen) more"])
      + (uncounted == 0 ? [] : ["there was no room for further texts"])
  }
}

extension ShadowedText {
  /// What has to be looked at before the text is shown as the chain answers; nil where nothing has.
  fileprivate var finding: String? {
    if !suspicions.isEmpty { return "perhaps no key: \(accusation)" }
    switch origin {
    case .assigned: return "missing: \(self)"
    case .fallback: return "fallback: \(self)"
    default: return nil
    }
  }
}
