internal import IntertitleLanguages
internal import Intertitle

/// The texts that a check looks at, and the localizer that is under test.
struct CheckedTexts {
  /// What a check found out about a text.
  enum Verdict {
    case fine
    case fault(String)
    /// There was nothing to find out.
    case passedOver
  }

  /// How often a text is looked at that is assigned anew meanwhile.
  private static let attempts = 8

  let texts: [InterceptedText]
  /// The one that was named to the check, else that of the first text; nil where there is neither.
  let localizer: Localizer?

  init(_ texts: some Sequence<InterceptedText>, of localizer: Localizer?) {
    // A copy: a link that runs for a check may change what the model shows.
    self.texts = Array(texts)
    self.localizer = localizer ?? self.texts.first?.localizer
  }

  /// What makes the check void, whatever the texts are: nothing to look at, or nobody's.
  var voids: [String] {
    guard let localizer else { return ["there is no text, so nothing was checked"] }
    return localizer.hasTables
      ? [] : ["no table is loaded, so nothing was checked; see the localizer's diagnostics"]
  }

  /// The texts that hold something and belong to another localizer, a sentence each.
  var strangers: [String] {
    texts.filter { $0.content != nil && isStranger($0) }.map { text in
      let whose =
        text.localizer === Localizer.place.own ? "the shared localizer" : "another localizer"
      return "\(text.slot) \(text): belongs to \(whose), not to the one under test; make it in"
        + " scoped { }, or in standingForShared { } where it is made late"
    }
  }

  /// A report on the texts that have a key and are not known.
  ///
  /// - Parameters:
  ///   - subject: What is checked.
  ///   - known: Texts that make no finding.
  ///   - judge: Looks at a text; called again where the text is assigned meanwhile.
  /// - Returns: The report, which is not clean where no text was looked at.
  func report(
    _ subject: String,
    except known: Set<String>,
    _ judge: (InterceptedText, LocalizedText) -> Verdict
  ) -> CheckReport {
    var (findings, looks) = ([String](), 0)
    for text in texts where !isStranger(text) && text.key.map({ !known.contains($0) }) ?? false {
      switch verdict(on: text, judge) {
      case .passedOver: continue
      case .fault(let sentence): findings.append(sentence)
      case .fine: looks += 1
      }
    }
    findings += strangers
    let isVoid = findings.isEmpty && looks == 0
    let nothing = "there is no text with a key that is looked up, so nothing was checked"
    return CheckReport(subject, findings: isVoid ? [nothing] : findings)
  }

  /// Whether a text was made by a localizer that has other tables.
  func isStranger(_ text: InterceptedText) -> Bool {
    localizer.map { !text.localizer.isKin(to: $0) } ?? false
  }

  /// The verdict on a text, which a link or observer that the check calls may assign meanwhile.
  private func verdict(
    on text: InterceptedText,
    _ judge: (InterceptedText, LocalizedText) -> Verdict
  ) -> Verdict {
    for _ in 0..<Self.attempts {
      guard let content = text.content else { return .passedOver }
      let verdict = judge(text, content)
      if text.content == content { return verdict }
    }
    return .fault("\(text.slot) \(text): is assigned anew each time it is looked at")
  }
}
