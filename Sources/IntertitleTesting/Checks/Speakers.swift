internal import IntertitleLanguages
internal import Intertitle

/// The localizers of texts, all in one language.
struct Speakers {
  let language: Language
  private var known: [ObjectIdentifier: Localizer] = [:]

  init(of language: Language) {
    self.language = language
  }

  /// What is shown for a content of a text.
  mutating func explain(_ content: LocalizedText, of text: InterceptedText) -> ExplainedText {
    speaker(for: text.localizer).explain(content, slot: text.slot, table: text.table)
  }

  private mutating func speaker(for localizer: Localizer) -> Localizer {
    let id = ObjectIdentifier(localizer)
    if let speaker = known[id] { return speaker }
    let speaker = localizer.speaking(language)
    known[id] = speaker
    return speaker
  }
}
