internal import IntertitleChain
internal import IntertitleLanguages
public import Intertitle

extension Sequence<InterceptedText> {
  /// Checks that every text still fits its place when it is longer, as it will be in other languages:
  /// each is pseudo-localized, and measured as you say.
  ///
  /// ```swift
  /// let report = screen.tree.check(fitting: { text, shown in
  ///   width(of: shown) <= (text.slot == .tabTitle ? 80 : 320)
  /// })
  /// ```
  /// The text in the language in use is made longer, with its arguments in it. A verbatim text, which no
  /// language makes longer, is not measured. A check that measured nothing is not clean.
  ///
  /// - Parameters:
  ///   - fits: Whether words fit in the place of a text: called with the text and the longer words.
  ///   - pseudo: How texts are made longer: by two fifths, accented, in brackets, unless said.
  ///   - localizer: The localizer under test; nil for that of the first text.
  ///   - known: Texts that may be cut, and make no finding.
  /// - Returns: A report with a finding for each text that does not fit, or belongs to another
  ///   localizer.
  public func check(
    fitting fits: (InterceptedText, String) -> Bool,
    under pseudo: PseudoLocalization = PseudoLocalization(),
    of localizer: Localizer? = nil,
    except known: Set<String> = []
  ) -> CheckReport {
    let texts = CheckedTexts(self, of: localizer)
    return texts.report("texts fit when they are longer", except: known) { text, content in
      let shown = text.localizer.explain(content, slot: text.slot, table: text.table)
      guard shown.origin != .verbatim else { return .passedOver }
      let longer = pseudo(shown.text)
      if fits(text, longer) { return .fine }
      return .fault(
        "\(text.slot) \(longer.inQuotes): does not fit; it is \(shown.text.inQuotes), made longer"
      )
    }
  }
}

extension TextBearer {
  /// Checks that every text of the model still fits its place when it is longer.
  ///
  /// - Parameters:
  ///   - fits: Whether words fit in the place of a text: called with the text and the longer words.
  ///   - pseudo: How texts are made longer: by two fifths, accented, in brackets, unless said.
  ///   - localizer: The localizer under test; nil for that of the first text.
  ///   - known: Texts that may be cut, and make no finding.
  /// - Returns: A report with a finding for each text that does not fit.
  public func check(
    fitting fits: (InterceptedText, String) -> Bool,
    under pseudo: PseudoLocalization = PseudoLocalization(),
    of localizer: Localizer? = nil,
    except known: Set<String> = []
  ) -> CheckReport {
    texts.check(fitting: fits, under: pseudo, of: localizer, except: known)
  }
}
