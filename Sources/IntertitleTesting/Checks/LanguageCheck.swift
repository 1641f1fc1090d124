internal import IntertitleLanguages
public import Intertitle

extension Sequence<InterceptedText> {
  /// Checks that every text is shown in that language: from a table of it, as the chain answers
  /// there, or as it is because it is verbatim.
  ///
  /// Each other one is a finding: what the language lacks, what another language stands in for, and
  /// what is shown in the wrong language.
  /// ```swift
  /// try localizer.use("fr")
  /// let report = screen.tree.check(in: "fr")
  /// ```
  /// The chains run once more, with the cause `explained`.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - known: Texts that are not translated on purpose, and make no finding.
  /// - Returns: A report with a finding for each text that is not as it should be.
  public func check(in language: Language, except known: Set<String> = []) -> CheckReport {
    var speaking: [ObjectIdentifier: Localizer] = [:]
    let findings = compactMap { text -> String? in
      guard let key = text.key, !known.contains(key) else { return nil }
      let id = ObjectIdentifier(text.localizer)
      let localizer = speaking[id] ?? text.localizer.speaking(language)
      speaking[id] = localizer
      return text.finding(in: localizer)
    }
    return CheckReport("texts in \(language)", findings: findings)
  }
}

extension TextBearer {
  /// Checks that every text of the model is shown in that language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - known: Texts that are not translated on purpose, and make no finding.
  /// - Returns: A report with a finding for each text that is not as it should be.
  public func check(in language: Language, except known: Set<String> = []) -> CheckReport {
    texts.check(in: language, except: known)
  }
}

extension InterceptedText {
  /// What is wrong with the shown text; nil where nothing is.
  fileprivate func finding(in localizer: Localizer) -> String? {
    guard let content, let shown = text else { return nil }
    let expected = localizer.explain(content, slot: slot, table: table)
    if let lack = expected.lack(localizer) { return "\(slot) \(shown.inQuotes): \(lack)" }
    guard expected.text != shown else { return nil }
    return "\(slot) \(shown.inQuotes): in \(expected.language) it is \(expected.text.inQuotes)"
  }
}

extension ExplainedText {
  /// What the language lacks for the text; nil where nothing is.
  fileprivate func lack(_ localizer: Localizer) -> String? {
    if let provenance {
      guard provenance.grade > .parent else { return nil }
      return "\(language) lacks \((key ?? "").inQuotes); the text is from \(provenance)"
    }
    guard origin == .assigned, key != nil, !isInDevelopmentLanguage(localizer) else { return nil }
    return "\(language) lacks \((key ?? "").inQuotes), and so does every language it falls back to"
  }

  /// Whether keys are texts of the language: what is not in its table stands for itself.
  private func isInDevelopmentLanguage(_ localizer: Localizer) -> Bool {
    language.isEquivalent(to: localizer.tableOptions.development)
  }
}
