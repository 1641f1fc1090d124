internal import IntertitleLanguages
public import Intertitle

extension Sequence<InterceptedText> {
  /// Checks that every text is shown in that language: from a table of it, as the chain answers
  /// there, or as it is because it is verbatim.
  ///
  /// Each other one is a finding: what the language lacks, what another language stands in for, and
  /// what is shown in the wrong language. So is a text that belongs to another localizer than the one
  /// under test, because it was made late or in no scope: nothing could be known of it. And a check
  /// that checked nothing is not clean: where the language is not available, no table is loaded, or no
  /// text has a key.
  /// ```swift
  /// try localizer.use("fr")
  /// let report = screen.tree.check(in: "fr")
  /// ```
  /// The chains run once more, with the cause `explained`. The texts are those that there are when the
  /// check begins.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localizer: The localizer under test; nil for that of the first text. One that was derived from
  ///     it shares its tables and counts as the same.
  ///   - known: Texts that are not translated on purpose, and make no finding.
  /// - Returns: A report with a finding for each text that is not as it should be.
  public func check(
    in language: Language,
    of localizer: Localizer? = nil,
    except known: Set<String> = []
  ) -> CheckReport {
    let subject = "texts in \(language)"
    let texts = CheckedTexts(self, of: localizer)
    let voids = texts.voids.isEmpty ? texts.lack(of: language) : texts.voids
    if !voids.isEmpty { return CheckReport(subject, findings: voids + texts.strangers) }
    var speakers = Speakers(of: language)
    return texts.report(subject, except: known) { text, content in
      text.verdict(speakers.explain(content, of: text))
    }
  }
}

extension TextBearer {
  /// Checks that every text of the model is shown in that language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localizer: The localizer under test; nil for that of the first text.
  ///   - known: Texts that are not translated on purpose, and make no finding.
  /// - Returns: A report with a finding for each text that is not as it should be.
  public func check(
    in language: Language,
    of localizer: Localizer? = nil,
    except known: Set<String> = []
  ) -> CheckReport {
    texts.check(in: language, of: localizer, except: known)
  }
}

extension CheckedTexts {
  /// That a language is not available, where it is not.
  fileprivate func lack(of language: Language) -> [String] {
    guard let speaking = localizer?.speaking(language), !speaking.speaks(language) else {
      return []
    }
    let others = speaking.available.map(\.language.tag).sorted().atMost(10).listed
    return [
      "\(language) is not available, so nothing was checked: \(speaking.language) would be used; there"
        + " is \(others)"
    ]
  }
}

extension InterceptedText {
  /// Whether what is shown is what should be.
  fileprivate func verdict(_ expected: ExplainedText) -> CheckedTexts.Verdict {
    guard let shown = text, expected.origin != .verbatim else { return .passedOver }
    if let lack = expected.lack(localizer) { return .fault("\(slot) \(shown.inQuotes): \(lack)") }
    if expected.text == shown { return .fine }
    return .fault(
      "\(slot) \(shown.inQuotes): in \(expected.language) it is \(expected.text.inQuotes)"
    )
  }
}

extension ExplainedText {
  /// What the language lacks for the text; nil where nothing is.
  fileprivate func lack(_ localizer: Localizer) -> String? {
    if let provenance {
      guard provenance.grade > .parent else { return nil }
      return "\(language) lacks \((key ?? "").inQuotes); the text is from \(provenance)"
    }
    guard origin == .assigned, let key, !isInDevelopmentLanguage(localizer),
      !localizer.isFigure(key)
    else { return nil }
    let candidates = explanation.candidates.map(\.inQuotes).atMost(10)
    guard candidates.isEmpty else {
      return "there is no telling which key made it: \(candidates.listed)"
    }
    let near = nearKey.map { "; the key \($0.inQuotes) is nearly the same" } ?? ""
    return "\(language) lacks \(key.inQuotes), and so does every language it falls back to\(near)"
  }

  /// Whether keys are texts of the language: what is not in its table stands for itself.
  private func isInDevelopmentLanguage(_ localizer: Localizer) -> Bool {
    language.isEquivalent(to: localizer.tableOptions.development)
  }
}
