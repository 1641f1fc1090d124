internal import IntertitleLanguages
public import Intertitle

extension TextInterceptor {
  /// Checks that the link does not change its own answers: what it made of a text it leaves alone.
  ///
  /// Where a text passes a link twice, because a model feeds another or a shown text is assigned
  /// again, only such a link does no harm.
  ///
  /// - Parameters:
  ///   - texts: Texts to try.
  ///   - source: Who answers look-ups; nil for nobody.
  /// - Returns: A report with a finding for each text that changes again.
  public func checkIdempotence(
    on texts: [String],
    source: (any TextSource)? = nil
  ) -> CheckReport {
    let findings = texts.compactMap { text -> String? in
      let once = shown(for: text, source)
      let twice = shown(for: once, source)
      return once == twice
        ? nil : "\(text.inQuotes) becomes \(once.inQuotes), which becomes \(twice.inQuotes)"
    }
    return CheckReport("a second pass changes nothing", findings: findings)
  }

  /// Checks that the link leaves verbatim texts alone: it gives none of them a key, and shows each
  /// as it is.
  ///
  /// - Parameter texts: Texts to try.
  /// - Returns: A report with a finding for each text that it touches.
  public func checkVerbatim(on texts: [String]) -> CheckReport {
    let findings = texts.compactMap { text -> String? in
      let after = ChainRecorder()
      let chain: TextChain = [self, after]
      let shown = chain.resolve(TextAssignment(verbatim: text)).text
      if let key = after.passages.compactMap(\.key).first {
        return "\(text.inQuotes) gets the key \(key.inQuotes)"
      }
      return shown == text ? nil : "\(text.inQuotes) is shown as \(shown.inQuotes)"
    }
    return CheckReport("verbatim texts are left alone", findings: findings)
  }

  private func shown(for text: String, _ source: (any TextSource)?) -> String {
    let chain: TextChain = [self]
    return chain.resolve(TextAssignment(text, source: source)).text
  }
}
