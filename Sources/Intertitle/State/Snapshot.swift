internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// A localizer's state at one moment: chain, tables and language, which never change.
///
/// A run that began with one ends with it. It is freed with its last reader.
final class Snapshot: TextSource {
  private static let lastEpoch = AtomicNumber()

  /// A number that no other state has.
  let epoch: UInt64
  let links: ChainShelf.Links
  let tables: LanguageTables
  /// What the person's choice and settings say of numbers and dates.
  let preference: FormatPreference
  /// Which keys are taken of several that have one text.
  let keyPreference: KeyPreference
  let library: TableLibrary
  private let log: DiagnosticLog
  /// What texts are written for: in the language in use, and in others that stand in for it.
  let formats: TextFormats
  /// What finds the main table's texts back.
  let mainFinders = KeptObject<TextFinders>()

  init(
    links: ChainShelf.Links,
    tables: LanguageTables,
    library: TableLibrary,
    preference: FormatPreference,
    keyPreference: KeyPreference,
    log: DiagnosticLog
  ) {
    epoch = Self.lastEpoch.increment()
    self.links = links
    self.tables = tables
    self.library = library
    self.preference = preference
    self.keyPreference = keyPreference
    self.log = log
    formats = TextFormats(of: tables.language, preference, library.formats)
  }

  var language: Language { tables.language }

  /// Whether the chain runs, and a verbatim rule may take a text.
  var hasVerbatimRules: Bool { links.isOn && links.chain.hasVerbatimRules }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    tables.answer(forKey: key, in: table)
  }

  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    let question = FormattedQuestion(key: key, context: context, table: table, arguments: arguments)
    return tables.answer(to: question, formats)
  }

  func has(_ key: String, table: String?) -> Bool {
    tables.has(key, in: table)
  }

  func isFigure(_ text: String) -> Bool { tables.figures.isFigure(text) }

  /// What links report they do in each run, and mean once.
  func report(_ diagnostic: Diagnostic) {
    log.report(eachOnce: diagnostic)
  }
}

extension Snapshot: KeyedSource {
  func answeredKey(of origin: TextOrigin) -> AnsweredKey? { tables.answeredKey(of: origin) }
}

// How an assignment is resolved.
extension Snapshot {
  /// What is shown for a text in a slot.
  @inline(__always)
  func resolve(
    _ content: LocalizedText,
    slot: TextSlot,
    table: String?,
    cause: TextAssignment.Cause
  ) -> TextResolution {
    guard links.isOn else { return unlocalized(content) }
    guard content.isPlain else {
      return links.chain.resolve(assignment(of: content, slot: slot, table: table, cause: cause))
    }
    return links.chain.resolve(
      TextAssignment(
        text: content.pattern,
        isKey: !content.isVerbatim && content.pattern.mayBeKey,
        table: table,
        source: self,
        slot: slot,
        cause: cause
      )
    )
  }

  /// Whether a verbatim rule of the chain takes a text in a slot.
  func leavesAlone(_ text: String, slot: TextSlot, table: String?) -> Bool {
    guard hasVerbatimRules else { return false }
    return links.chain.leavesAlone(
      TextAssignment(text, slot: slot, table: table, source: self)
    )
  }

  /// The assignment of a text to a slot, whatever the text has.
  func assignment(
    of content: LocalizedText,
    slot: TextSlot,
    table: String?,
    cause: TextAssignment.Cause
  ) -> TextAssignment {
    TextAssignment(
      text: content.pattern,
      isKey: !content.isVerbatim && content.pattern.mayBeKey,
      table: content.table ?? table,
      details: content.details.map { details(of: $0, slot, cause) },
      source: self,
      slot: slot,
      cause: cause
    )
  }

  private func details(
    of content: LocalizedText.Details,
    _ slot: TextSlot,
    _ cause: TextAssignment.Cause
  ) -> TextAssignment.Details {
    let arguments = content.arguments.written { argument in
      switch argument {
      case .formatted(let value): value.text(in: formats.inUse)
      case .text(let text): resolve(text, slot: slot, table: nil, cause: cause).text
      }
    }
    return TextAssignment.Details(
      arguments: arguments,
      finalPlaces: content.arguments.livingPlaces,
      context: content.context,
      wording: arguments.isEmpty
        ? nil : AssignedContent(snapshot: self, details: content, arguments: arguments)
    )
  }

  /// What tables answer for a text; no chain runs, for none of the texts in it either.
  func lookUp(_ content: LocalizedText) -> TextResolution? {
    guard let key = content.key else { return nil }
    let arguments = content.arguments.written { argument in
      switch argument {
      case .formatted(let value): value.text(in: formats.inUse)
      case .text(let text): lookUp(text)?.text ?? asAssigned(text)
      }
    }
    let question = FormattedQuestion(
      key: key,
      context: content.context,
      table: content.table,
      arguments: arguments,
      asker: .lookup
    )
    return tables.answer(to: question, formats)
  }
}

// What is shown where no table answers: the pattern, which is written in the development language.
extension Snapshot {
  /// The text as code assigned it.
  func asAssigned(_ content: LocalizedText) -> String {
    rendered(content.pattern, content.arguments.written(assignedText))
  }

  private func assignedText(of argument: TextArguments.Living) -> String {
    switch argument {
    case .formatted(let value): value.text(in: formats.inDevelopment)
    case .text(let text): asAssigned(text)
    }
  }

  /// The text while the layer is off: as it was assigned, with the development language's form where
  /// there are arguments.
  func unlocalized(_ content: LocalizedText) -> TextResolution {
    let origin: TextOrigin = content.isVerbatim ? .verbatim : .assigned
    guard let key = content.key, !content.arguments.isEmpty else {
      return TextResolution(asAssigned(content), origin: origin)
    }
    let question = FormattedQuestion(
      key: key,
      context: content.context,
      table: content.table,
      arguments: content.arguments.written(assignedText)
    )
    let answer = library.tables(for: library.development).answer(
      to: question,
      formats.ofDevelopment
    )
    return TextResolution(answer?.text ?? asAssigned(content), origin: origin)
  }

  /// What code assigned, with its arguments.
  ///
  /// Three references: an existential has room for them without memory of its own.
  private struct AssignedContent: AssignedWording {
    let snapshot: Snapshot
    let details: LocalizedText.Details
    let arguments: [TextArgument]

    func written(_ pattern: String) -> String {
      snapshot.rendered(pattern, details.arguments, over: arguments)
    }
  }

  /// The pattern with its arguments; a text among them was resolved already, which happens once.
  ///
  /// A pattern without a word of its own, a date or an amount alone, is in the language in use.
  private func rendered(
    _ pattern: String,
    _ assigned: TextArguments,
    over resolved: [TextArgument]
  ) -> String {
    let format = Format(pattern)
    guard format.hasWords else { return format.render(resolved, in: formats.inUse.context) }
    let arguments = assigned.written(over: resolved) { argument in
      guard case .formatted = argument else { return nil }
      return assignedText(of: argument)
    }
    return rendered(pattern, arguments)
  }

  private func rendered(_ pattern: String, _ arguments: [TextArgument]) -> String {
    guard !arguments.isEmpty else { return pattern }
    return Format(pattern).render(arguments, in: formats.inDevelopment.context)
  }
}

extension String {
  /// Whether there is more in it than white space; most texts begin with a character that tells.
  @inline(__always)
  fileprivate var mayBeKey: Bool {
    guard let first = utf8.first else { return false }
    return (first > 0x20 && first < 0x7F) || !isBlank
  }
}
