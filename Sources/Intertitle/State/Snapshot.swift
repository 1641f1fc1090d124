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
  let region: String?
  let library: TableLibrary
  private let log: DiagnosticLog
  /// What formats are rendered for in the language, and in the one that the patterns are in.
  let formats: FormatContext
  private let developmentFormats: FormatContext

  init(
    links: ChainShelf.Links,
    tables: LanguageTables,
    library: TableLibrary,
    region: String?,
    log: DiagnosticLog
  ) {
    epoch = Self.lastEpoch.increment()
    self.links = links
    self.tables = tables
    self.library = library
    self.region = region
    self.log = log
    let contexts = library.formatContexts
    formats = contexts.context(for: tables.language, region: region)
    developmentFormats = contexts.context(for: library.development, region: region)
  }

  var language: Language { tables.language }

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
    log.report(once: "\(diagnostic)", diagnostic)
  }
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
    guard links.isOn, links.chain.hasVerbatimRules else { return false }
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
    let arguments = content.arguments.map { value(of: $0, slot, cause) }
    let written = zip(content.arguments, arguments).map(assignedValue)
    var assignment = TextAssignment(
      text: rendered(content.pattern, written),
      isKey: false,
      table: content.table ?? table,
      source: self,
      slot: slot,
      cause: cause
    )
    assignment.key = content.key
    if !arguments.isEmpty { assignment.arguments = arguments }
    for (place, argument) in content.arguments.enumerated() where argument.isFinal {
      assignment.mark(asText: place)
    }
    if let context = content.context { assignment.context = context }
    return assignment
  }

  /// The value of an argument; a text among them is resolved on its own.
  private func value(
    of argument: LocalizedText.Argument,
    _ slot: TextSlot,
    _ cause: TextAssignment.Cause
  ) -> TextArgument {
    switch argument {
    case .value(let value): value
    case .formatted(let value): .text(value.text(in: locale(for: language)))
    case .text(let text): .text(resolve(text, slot: slot, table: nil, cause: cause).text)
    }
  }

  /// The value of an argument beside the pattern, which is in the development language; a text was
  /// resolved already, which happens once.
  private func assignedValue(of argument: LocalizedText.Argument, resolved: TextArgument)
    -> TextArgument
  {
    guard case .formatted = argument else { return resolved }
    return assignedValue(of: argument)
  }
}

// What is shown where no table answers: the pattern, which is written in the development language.
extension Snapshot {
  /// The text as code assigned it.
  func asAssigned(_ content: LocalizedText) -> String {
    rendered(content.pattern, content.arguments.map(assignedValue))
  }

  private func assignedValue(of argument: LocalizedText.Argument) -> TextArgument {
    switch argument {
    case .value(let value): value
    case .formatted(let value): .text(value.text(in: locale(for: library.development)))
    case .text(let text): .text(asAssigned(text))
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
      arguments: content.arguments.map(assignedValue)
    )
    let development = library.development
    let answer = library.tables(for: development)
      .answer(to: question, developmentFormats)
    return TextResolution(answer?.text ?? asAssigned(content), origin: origin)
  }

  private func rendered(_ pattern: String, _ arguments: [TextArgument]) -> String {
    guard !arguments.isEmpty else { return pattern }
    return Format(pattern).render(arguments, in: developmentFormats)
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
