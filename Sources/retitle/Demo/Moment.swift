import Intertitle
import IntertitleSample

/// What everything showed in one language, or as it was written.
struct Moment {
  /// The language; nil for what the code assigned, with the layer off.
  let language: Language?
  let name: String
  /// One for each screen.
  let shots: [ScreenShot]
  /// One for each exhibit.
  let exhibits: [StyledText]
  /// One for each text that the code puts together.
  let finished: [StyledText]
  /// One for each text of the screens and their items; none for what the code assigned.
  let findings: [Finding]
  /// One for each question of third-party code.
  let lookups: [VendorLookup]

  /// What stands above a card.
  static func caption(_ name: String, _ language: Language?) -> StyledText {
    guard let language else { return StyledText(name, .quiet) }
    return StyledText(name, .heading).isolated + StyledText(" · \(language.tag)", .quiet)
  }
}

/// A question of third-party code, and what it was answered with.
struct VendorLookup {
  let key: String
  let answer: ExplainedLookup

  init(_ question: BundleNotebook.Question) {
    key = question.key
    answer = question.asked()
  }

  /// Whether the answer is in a language that the one in use falls back to.
  func isFallback(in language: Language?) -> Bool {
    answer.provenance.map { $0.language != language } ?? false
  }
}

/// A text and where it came from in one language.
struct Finding {
  let screen: String
  let shown: String
  let key: String?
  let kind: TextOrigin.Kind
  let provenance: TextProvenance?

  /// Nil for a text that shows nothing.
  init?(_ text: InterceptedText, on screen: SatchelScreen) {
    guard let shown = text.text, let explained = text.explain() else { return nil }
    self.screen = "\(type(of: screen))"
    self.shown = shown
    key = explained.key
    kind = explained.origin
    provenance = explained.provenance
  }

  /// Whether the text is one that no table could ever answer: what people wrote.
  var isPeoplesOwn: Bool { key == nil && shown.contains(where: \.isLetter) }
  /// Whether there was something to look up that nobody knew.
  var isMissing: Bool { key != nil && kind == .assigned }
}
