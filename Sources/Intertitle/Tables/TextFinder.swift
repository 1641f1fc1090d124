internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// Finds the texts of one table in one language back to their keys.
final class TextFinder: Sendable {
  private let formats: FormatIndex
  private let texts: ReverseIndex

  /// - Parameters:
  ///   - table: The texts.
  ///   - context: The language, and how it writes numbers.
  ///   - isWritten: Whether code writes a key as it is, with values in its holes, beside the text
  ///     of the table: `You have 1 new messages`, which no plural form of English is.
  init(_ table: StringTable, _ context: FormatContext, _ isWritten: (String) -> Bool) {
    var texts: [(key: String, text: String)] = []
    var formats: [FormatIndex.Entry] = []
    for index in table.indices {
      let key = table.key(at: index)
      let format = table.format(at: index)
      if format.isLiteral {
        texts.append((key, format.text))
      } else {
        formats.append(FormatIndex.Entry(key: key, format: format))
        if isWritten(key) { formats.append(FormatIndex.Entry(key: key, format: Format(key))) }
      }
    }
    self.texts = ReverseIndex(texts)
    self.formats = FormatIndex(formats, in: context)
  }

  /// What a text can have been made of: nothing, one finding, or the keys that cannot be told apart.
  func find(_ text: String) -> Recovery {
    if let key = texts.key(of: text) { return .found(RecoveredText(key: key, arguments: [])) }
    let keys = texts.keys(of: text)
    return keys.isEmpty ? formats.recover(text) : .ambiguous(keys)
  }
}
