internal import IntertitleLanguages
internal import IntertitleTables

/// The file that a document was read from: what is written in its format is that file with changes.
///
/// All sources are equal, so that documents are compared by what they say.
struct DocumentSource: Hashable, Sendable {
  /// The file.
  let file: StringFile
  /// What it is in; nil where it says so itself.
  let language: Language?

  static func == (first: Self, second: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension DocumentSource {
  /// A part of the file's text.
  func text(_ range: Range<Int>) -> String {
    let bytes = UnsafeBufferPointer(start: file.storage.arena.base, count: file.storage.arena.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the file's text begins and ends, without a byte-order mark.
  var range: Range<Int> { file.storage.arena.start..<file.storage.arena.count }

  /// The changed file, in its encoding and with its byte-order mark; old-style text in UTF-8 where it
  /// was in no form of Unicode, as nothing in it would say so.
  func written(_ text: String, _ diagnostics: [Diagnostic]) -> WrittenFile {
    var written = WrittenFile(text: text, diagnostics: diagnostics)
    let isTold = file.format != .strings || file.encoding.name.hasPrefix("UTF-")
    (written.encoding, written.isMarked) = (isTold ? file.encoding : .utf8, file.hasByteOrderMark)
    return written
  }
}

extension DocumentSource {
  /// Writes a file of one language again, with what a document says.
  ///
  /// - Parameters:
  ///   - document: the entries.
  ///   - format: what the file has to be in.
  ///   - form: what that format writes.
  ///   - diagnostics: what is handed on.
  /// - Returns: the file; nil where it is in another format, or holds no text.
  func written(
    _ document: StringDocument,
    as format: StringFileFormat,
    _ form: EntryFileWriter.Form,
    _ diagnostics: [Diagnostic]
  ) -> WrittenFile? {
    let storage = file.storage
    guard file.format == format, file.fault == nil, storage.commentStyle != nil else { return nil }
    // A property list without entries says nowhere how its entries would stand: it is written anew.
    if storage.commentStyle == .xml, storage.count == 0, !document.entries.isEmpty { return nil }
    return written(EntryFileWriter(self, document.entries, form).text(), diagnostics)
  }
}

extension StringEntry {
  /// Whether another entry says the same, wherever it stands.
  func saysSame(as other: StringEntry) -> Bool {
    var (own, other) = (self, other)
    (own.line, own.column, other.line, other.column) = (nil, nil, nil, nil)
    return own == other
  }
}
