/// Reads one kind of string file.
///
/// A reader is a value without state. It stands in the list of ``StringFileReaders``, from which
/// everything else that must know what can be read asks: folders for the endings of names, help for
/// what to list. A new kind of file is a reader in a file of its own and its line in that list.
///
/// Reading is total: a reader gives what entries there are and names what it could not keep.
protocol StringFileReader: Sendable {
  /// The endings of the files' names, in small letters and without the dot before them, each with
  /// the format of files that have it; the first is that of files with another name.
  ///
  /// An ending may be a whole name: `strings.xml`.
  var formats: KeyValuePairs<String, StringFileFormat> { get }

  /// Whether its files are catalogs: each names its languages itself and may hold several. Others
  /// hold one, which their folder names; that is so unless a reader says otherwise.
  var readsCatalogs: Bool { get }

  /// Whether a file is one of this reader's, by its name or by how it begins.
  ///
  /// Readers are asked in the order of the list; the first that answers true reads the file. What is
  /// no text is told by ``UnreadFile/bytes``, which cost nothing, before anybody asks for
  /// ``UnreadFile/text``.
  func recognizes(_ file: UnreadFile) -> Bool

  /// Reads a file that it recognizes.
  func read(_ file: UnreadFile) -> Reading
}

extension StringFileReader {
  var readsCatalogs: Bool { false }

  /// The format of a file by its name.
  func format(of file: UnreadFile) -> StringFileFormat {
    let named = formats.first { file.hasEnding($0.key) } ?? formats.first
    return named?.value ?? .strings
  }
}

extension String {
  /// Whether a file's name in small letters has this ending: behind a dot, or as the whole name
  /// where the ending has a dot itself.
  package func isEnding(ofFileNamed name: String) -> Bool {
    guard name != self else { return contains(".") }
    return name.utf8.count > utf8.count + 1 && name.hasSuffix("." + self)
  }
}
