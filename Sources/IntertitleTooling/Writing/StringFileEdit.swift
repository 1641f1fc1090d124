internal import IntertitleLanguages
public import IntertitleTables

/// Changes to a string file that leave every other entry as it is, byte for byte.
///
/// ```swift
/// var edit = StringFileEdit(try StringFile(contentsOf: "fr.lproj/Localizable.strings"))
/// edit.set("Bonjour", forKey: "Hello")
/// let bytes = edit.bytes()
/// ```
public struct StringFileEdit: Sendable {
  private var document: StringDocument
  private let format: DocumentFormat
  /// The languages that entries are in: of a file that names none, one.
  private let source: String

  /// Begins to change a file.
  ///
  /// - Parameter file: a file that is text; of a compiled one all entries are written anew.
  public init(_ file: StringFile) {
    document = StringDocument(file)
    source = document.sourceLanguage.spelling
    format =
      switch file.format {
      case .xcstrings: .xcstrings
      case .stringsdict: .stringsdict
      default: .strings
      }
  }

  /// Sets a key's value; a key that the file lacks is added behind the last entry.
  ///
  /// - Parameters:
  ///   - value: the text.
  ///   - key: the key.
  ///   - language: of a catalog, the language; its source language where nil.
  ///   - comment: a comment for the entry; for one that is there, it is added to the present ones
  ///     unless they contain it.
  public mutating func set(
    _ value: String,
    forKey key: String,
    in language: String? = nil,
    comment: String? = nil
  ) {
    let language = language ?? source
    if let index = index(of: key, language) {
      if document.entries[index].text != value { document.entries[index].value = .text(value) }
      document.entries[index].add(comment)
    } else {
      let entry = StringEntry(key: key, value: .text(value), comment: comment, language: language)
      let place = document.entries.lastIndex { $0.key == key } ?? document.entries.endIndex - 1
      document.entries.insert(entry, at: place + 1)
    }
  }

  /// Gives an entry another key, in every language; its place and comment stay.
  public mutating func rename(_ key: String, to name: String) {
    for index in document.entries.indices where document.entries[index].key == key {
      document.entries[index].key = name
    }
  }

  /// Removes every entry of a key with its comments.
  public mutating func remove(_ key: String) { document.entries.removeAll { $0.key == key } }

  /// The file with the changes, in its encoding and with its byte-order mark.
  ///
  /// - Returns: the same bytes as the file's if nothing changed.
  public func bytes() -> [UInt8] { document.written(as: format).bytes }

  private func index(of key: String, _ language: String) -> Int? {
    document.entries.lastIndex { $0.key == key && $0.language == language }
  }
}

extension StringEntry {
  /// Adds a comment, unless it is there.
  fileprivate mutating func add(_ further: String?) {
    guard let further, !(comment ?? "").holds(bytesOf: further) else { return }
    comment = comment.map { "\($0)\n\(further)" } ?? further
  }
}
