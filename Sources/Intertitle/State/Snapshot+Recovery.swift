internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

// Finding a finished text back to its key.
extension Snapshot {
  func recover(_ text: FinishedText) -> TextRecovery {
    let owner = tables.owner(of: text.pattern ?? text.words, in: text.table)
    if owner == .app, !text.isArgument, keyPreference.vendor == nil { return .none }
    if owner != nil, text.isArgument, isItsOwnText(text) {
      return .found(RecoveredKey(key: text.words, arguments: []), alike: [])
    }
    let finders = finders(of: text.table)
    let preference = keyPreference.behind(text.preferredPrefixes)
    let isKey = owner != nil && !text.isArgument
    switch isKey ? finders.findBetter(text, preference) : finders.find(text, preference) {
    case .none, .abandoned: return .none
    case .found(let found): return recovered([found], text)
    case .alike(let texts): return recovered(texts, text)
    case .ambiguous(let keys): return .ambiguous(keys)
    }
  }

  /// What finds the texts of a table back, in all languages that can have been assigned so far.
  private func finders(of table: String?) -> TextFinders {
    if let table { return library.finders(of: table, in: language, preference) }
    return mainFinders.object {
      $0.foldings == library.foldings.value
    } else: {
      library.finders(of: library.options.mainTable, in: language, preference)
    }
  }

  /// Whether a key stands for itself in the development language, which has no text for it.
  private func isItsOwnText(_ text: FinishedText) -> Bool {
    !library.tables(for: library.development).has(text.words, in: text.table)
  }

  /// Keys with one text: the first one where all have one answer in the language in use.
  private func recovered(_ texts: [RecoveredText], _ text: FinishedText) -> TextRecovery {
    let texts = text.isArgument ? texts.filter { isWritten($0, as: text) } : texts
    guard let first = texts.first else { return .none }
    let answers =
      texts.count == 1 ? [] : Set(texts.map { tables.shown($0, in: text.table, formats) })
    guard answers.count <= 1 else { return .repeated(texts.map(\.key)) }
    return .found(RecoveredKey(first), alike: texts.dropFirst().map(\.key))
  }

  /// Whether a text is one of the development language, as code writes it.
  private func isWritten(_ found: RecoveredText, as text: FinishedText) -> Bool {
    let tables = library.tables(for: library.development)
    if tables.shown(found, in: text.table, formats.ofDevelopment) == text.words { return true }
    return Format(found.key).render(found.arguments, in: formats.inDevelopment.context)
      == text.words
  }

  /// A key that code may have meant by one that nobody answered.
  func nearKey(unanswered explanation: TextExplanation) -> String? {
    guard explanation.resolution.origin.kind == .assigned, explanation.candidates.isEmpty,
      let key = explanation.key
    else { return nil }
    let table = explanation.table ?? library.options.mainTable
    return library.nearKey(to: key, in: table, language)?.key
  }
}

extension RecoveredKey {
  fileprivate init(_ text: RecoveredText) {
    self.init(key: text.key, arguments: text.arguments)
  }
}
