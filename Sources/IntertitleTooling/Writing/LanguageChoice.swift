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
    let those = others.listed + (others.count == 1 ? " is" : " are")
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

extension [Language] {
  /// `fr, ja and ar`; of many the first twenty and how many more there are.
  fileprivate var listed: String {
    let names = prefix(count > 21 ? 20 : count).map { $0.spelling.shown }
    let last = names.count < count ? "\(count - names.count) more" : names.last ?? ""
    let others = names.count < count ? names[...] : names.dropLast()
    return others.isEmpty ? last : "\(others.joined(separator: ", ")) and \(last)"
  }
}
