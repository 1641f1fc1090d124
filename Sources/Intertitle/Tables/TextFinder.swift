internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// Finds the texts of one table in one language back to their keys.
final class TextFinder: Sendable {
  let formats: FormatIndex
  private let texts: ReverseIndex
  private let table: StringTable
  /// What code may have written in place of a key; made when it is asked for first.
  private let wordings: Locked<WordingIndex?>
  private let context: FormatContext
  private let isWritten: @Sendable (String) -> Bool
  private let isDevelopment: Bool

  /// - Parameters:
  ///   - table: The texts.
  ///   - context: The language, and how it writes numbers.
  ///   - isDevelopment: Whether code is written in the language.
  ///   - isWritten: Whether code writes a key as it is, with values in its holes, beside the text
  ///     of the table: `You have 1 new messages`, which no plural form of English is.
  init(
    _ table: StringTable,
    _ context: FormatContext,
    isDevelopment: Bool,
    isWritten: @escaping @Sendable (String) -> Bool
  ) {
    var texts: [(key: String, text: String)] = []
    var formats: [FormatIndex.Entry] = []
    for index in table.indices {
      let key = table.key(at: index)
      let format = table.format(at: index)
      if format.isLiteral {
        texts.append((key, table.text(at: index)))
      } else {
        formats.append(FormatIndex.Entry(key: key, format: format))
        if isWritten(key) { formats.append(FormatIndex.Entry(key: key, format: Format(key))) }
      }
    }
    self.texts = ReverseIndex(texts)
    self.formats = FormatIndex(formats, in: context)
    self.table = table
    self.context = context
    self.isDevelopment = isDevelopment
    self.isWritten = isWritten
    wordings = Locked(nil)
  }

  /// The keys that have the very text.
  func keys(of text: String) -> [String] { texts.keys(of: text) }

  /// The keys whose formats have a pattern's wording, in the language that code is written in.
  func find(_ pattern: String, _ arguments: [TextArgument]) -> [RecoveredText] {
    if let known = wordings.withLock({ $0 }) { return known.find(pattern, arguments) }
    let made = WordingIndex(writtenFormats, in: context)
    wordings.withLock { $0 = made }
    return made.find(pattern, arguments)
  }

  private var writtenFormats: [FormatIndex.Entry] {
    table.indices.flatMap { index in
      let key = table.key(at: index)
      let formats =
        (isDevelopment ? [table.format(at: index)] : []) + (isWritten(key) ? [Format(key)] : [])
      return formats.filter { !$0.isLiteral }.map { FormatIndex.Entry(key: key, format: $0) }
    }
  }

  /// Whose a key is; nil where the table does not have it.
  func owner(of key: String) -> KeyOwner? {
    table.index(of: key).map { KeyOwner(table.source(at: $0).vendor) }
  }
}
