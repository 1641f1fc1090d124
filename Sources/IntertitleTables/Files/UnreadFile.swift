internal import IntertitleLanguages

/// A file's bytes and name, for which a reader is looked for.
///
/// A class, because its text is made once, for whoever asks first.
final class UnreadFile {
  /// The path as it was given.
  let path: String
  /// The whole file, byte for byte; it becomes the arena of ``text`` if it is UTF-8.
  let bytes: TextArena
  /// The file as UTF-8, with what was found on the way; not to be asked for where the bytes are no
  /// text.
  private(set) lazy var text = DecodedText(bytes, encoding: encoding)
  private let encoding: TextEncoding?
  private let name: String

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: its path, whose end is its name.
  ///   - encoding: what the caller knows of the bytes; nil where they are Unicode.
  init(_ bytes: TextArena, path: String, encoding: TextEncoding?) {
    self.bytes = bytes
    self.path = path
    self.encoding = encoding
    name = path.pathNames.last?.lowercased() ?? ""
  }

  /// Whether the file's name has an ending, in letters of any case.
  func hasEnding(_ ending: String) -> Bool { ending.isEnding(ofFileNamed: name) }
}

extension UnreadFile {
  /// What a reader read, with the places of what it found.
  ///
  /// - Parameters:
  ///   - storage: the entries.
  ///   - format: what kind of file it is.
  ///   - issues: what was found, ``text``'s own issues included.
  ///   - text: the text that was read, unless it is the file's own.
  ///   - isAccepted: whether Apple's parser reads all of it.
  /// - Returns: what ``StringFile`` takes.
  func reading(
    _ storage: EntryStorage,
    as format: StringFileFormat,
    _ issues: Issues,
    in text: DecodedText? = nil,
    isAccepted: Bool
  ) -> Reading {
    let text = text ?? self.text
    return Reading(
      path: path,
      format: format,
      encoding: text.encoding,
      hasByteOrderMark: text.hasByteOrderMark,
      storage: storage,
      diagnostics: issues.diagnostics(path: path, lines: LineCounter(storage.arena)),
      isAcceptedByApple: isAccepted
    )
  }

  /// The same of a file that holds one language, with an index of its keys, which names repeated
  /// ones.
  ///
  /// - Parameters:
  ///   - storage: the entries.
  ///   - format: what kind of file it is.
  ///   - issues: what was found, ``text``'s own issues included.
  ///   - text: the text that was read, unless it is the file's own.
  ///   - limit: entries from this one on do not replace earlier ones.
  ///   - isAccepted: whether Apple's parser reads all of it.
  /// - Returns: what ``StringFile`` takes.
  func indexedReading(
    _ storage: EntryStorage,
    as format: StringFileFormat,
    _ issues: Issues,
    in text: DecodedText? = nil,
    limit: Int = .max,
    isAccepted: Bool
  ) -> Reading {
    var issues = issues
    var duplicates = DuplicateKeys(storage, limit: limit)
    storage.makeIndex(keepingBefore: limit) { duplicates.add($0, $1, to: &issues) }
    return reading(storage, as: format, issues, in: text, isAccepted: isAccepted)
  }
}
