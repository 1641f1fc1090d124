public import IntertitleLanguages

/// What one string file says: its entries in order, and what is wrong with it.
///
/// Reading is total: whatever the bytes are, there is an answer, and what could not be kept is
/// named in ``diagnostics``.
///
/// ```swift
/// let file = StringFile(bytes: Array(#""greeting" = "Hello";"#.utf8), path: "Localizable.strings")
/// file.text(forKey: "greeting")  // "Hello"
/// ```
public struct StringFile: Sendable {
  /// The path as it was given; empty for pairs in memory.
  public let path: String
  /// What kind of file it is.
  public let format: StringFileFormat
  /// How its bytes stand for characters.
  public let encoding: TextEncoding
  /// Whether it begins with a byte-order mark.
  public let hasByteOrderMark: Bool
  /// What is wrong or odd, in the order of lines.
  public let diagnostics: [Diagnostic]
  /// Whether Apple's parser reads all of the file: it neither refuses it nor stops early.
  public let isAcceptedByApple: Bool

  package let storage: EntryStorage

  /// Reads a file from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: shown in diagnostics; its extension says what kind of file it is.
  ///   - encoding: what the caller knows of the bytes; nil where they are Unicode.
  public init(bytes: [UInt8], path: String, encoding: TextEncoding? = nil) {
    self = bytes.withUnsafeBytes { Self(bytes: $0, path: path, encoding: encoding) }
  }

  /// Reads a file from memory that is valid during the call.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; more than 2 GB are an error in ``diagnostics``.
  ///   - path: shown in diagnostics; its extension says what kind of file it is.
  ///   - encoding: what the caller knows of the bytes; nil where they are Unicode.
  public init(bytes: UnsafeRawBufferPointer, path: String, encoding: TextEncoding? = nil) {
    guard bytes.count <= FileBytes.limit else {
      self.init(reading: .tooLarge(path))
      return
    }
    let arena = TextArena(count: bytes.count)
    arena.bytes.copy(bytes)
    self.init(UnreadFile(arena, path: path, encoding: encoding))
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - encoding: what the caller knows of the bytes; nil where they are Unicode.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where it cannot be opened or read,
  ///   ``StringFileError/tooLarge(path:)``.
  public init(contentsOf path: String, encoding: TextEncoding? = nil) throws(StringFileError) {
    let arena = try FileBytes.read(path)
    self.init(UnreadFile(arena, path: path, encoding: encoding))
  }

  /// Reads a file, and hashes the very bytes that are read.
  ///
  /// - Throws: as ``init(contentsOf:encoding:)``.
  package static func hashed(
    contentsOf path: String
  ) throws(StringFileError) -> (file: StringFile, hash: SHA256) {
    let arena = try FileBytes.read(path)
    let hash = withExtendedLifetime(arena) { SHA256(of: UnsafeRawBufferPointer(arena.bytes)) }
    return (StringFile(UnreadFile(arena, path: path, encoding: nil)), hash)
  }

  /// Reads a file with one of several readers.
  init(_ file: UnreadFile, with readers: StringFileReaders = .standard) {
    self.init(reading: readers.read(file))
  }

  init(reading: Reading) {
    path = reading.path
    format = reading.format
    encoding = reading.encoding
    hasByteOrderMark = reading.hasByteOrderMark
    diagnostics = reading.diagnostics
    isAcceptedByApple = reading.isAcceptedByApple
    storage = reading.storage
  }

  /// The entries in the file's order, repeated keys included.
  public var entries: StringEntries { StringEntries(storage: storage) }

  /// Whether this is a copy of the other value, not merely equal to it.
  package func isIdentical(to other: StringFile) -> Bool { storage === other.storage }

  /// The languages that the file names (a catalog); empty where it names none.
  public var languages: [String] { storage.languages }

  /// Whether the file holds its table in several languages, so that they share keys and places: its
  /// reader says so, whether or not there is a language in it.
  package var isCatalog: Bool { storage.catalog != nil }

  /// Why nothing of the file can be used, though it can be opened: it is not Unicode.
  package var fault: Diagnostic? { diagnostics.first { $0.rule == DecodedText.notUnicode } }

  /// Why the entries of a catalog cannot be known, though some of them may be read: it is no JSON, or
  /// holds no table.
  package var catalogFault: Diagnostic? {
    guard isCatalog, !isAcceptedByApple else { return nil }
    return diagnostics.first { $0.severity == .error }
  }

  /// The file itself, if Apple's parser reads all of it.
  ///
  /// - Throws: ``StringFileError/refused(_:)`` with the first error or, if there is none, warning.
  public func strict() throws(StringFileError) -> StringFile {
    guard !isAcceptedByApple else { return self }
    let worst = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    throw .refused(
      worst ?? Diagnostic(.error, rule: "refused", "cannot be read", path: path).namingItsTable
    )
  }

  /// The text for a key: the last entry's, where the key is repeated; nil if there is none.
  ///
  /// - Parameter key: compared canonically, as Swift's strings are.
  /// - Returns: the text, or nil.
  public func text(forKey key: String) -> String? { entry(forKey: key)?.text }

  /// The entry that answers for a key; nil if there is none or the file names languages.
  public func entry(forKey key: String) -> StringEntry? {
    KeyBytes.probe(key) { storage.index(ofKey: $0) }.map { entries[$0] }
  }
}
