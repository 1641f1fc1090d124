internal import IntertitleLanguages
internal import IntertitleTables

/// Which of a document's languages are written, and what is said of the others.
struct LanguageChoice {
  /// The document without the other languages.
  let document: StringDocument
  /// What is said of them.
  let diagnostics: [Diagnostic]

  init(_ document: StringDocument, _ format: DocumentFormat, _ told: Language?) {
    guard let wanted = told ?? (format.holdsOneLanguage ? document.sourceLanguage : nil) else {
      self.document = document
      diagnostics = []
      return
    }
    let kept = format.namesSourceLanguage ? [wanted, document.sourceLanguage] : [wanted]
    var chosen = document
    let entries = document.entriesWithLanguages.filter { kept.contains($0.language) }
    chosen.entries = entries.map(\.entry)
    if let own = chosen.source?.language, own != wanted { chosen.source = nil }
    self.document = chosen
    let others = document.presentLanguages.filter { !kept.contains($0) }
    diagnostics = Self.leftOut(others, format, wanted, isTold: told != nil, document.path)
  }

  private static func leftOut(
    _ others: [Language],
    _ format: DocumentFormat,
    _ wanted: Language,
    isTold: Bool,
    _ path: String?
  ) -> [Diagnostic] {
    guard !others.isEmpty else { return [] }
    let names = others.map { $0.spelling.shown }.atMost(21)
    let those = names.listed + (others.count == 1 ? " is" : " are")
    if isTold {
      let sentence = "only \(wanted.spelling) is asked for: \(those) left out"
      return [Diagnostic(.note, rule: "one-language", sentence, path: path)]
    }
    let sentence =
      "\(format.title) holds one language, here \(wanted.spelling): \(those) left out;"
      + " write a file for each"
    return [Diagnostic(.error, rule: "cannot-carry", sentence, path: path)]
  }
}
