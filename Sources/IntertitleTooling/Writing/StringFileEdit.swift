internal import IntertitleLanguages
public import IntertitleTables

/// Changes to a `.strings` file that leave every other entry as it is, byte for byte.
///
/// ```swift
/// var edit = StringFileEdit(try StringFile(contentsOf: "fr.lproj/Localizable.strings"))
/// edit.set("Bonjour", forKey: "Hello")
/// let bytes = edit.bytes()
/// ```
public struct StringFileEdit: Sendable {
  private let file: StringFile
  private var values: [String: String] = [:]
  private var removed: Set<String> = []
  private var comments: [String: String] = [:]
  private var added: [StringEntry] = []

  /// Begins to change a file.
  ///
  /// - Parameter file: a file that is text; of another kind all entries are written anew.
  public init(_ file: StringFile) { self.file = file }

  /// Sets a key's value; a key that the file lacks is added behind the last entry.
  ///
  /// - Parameters:
  ///   - value: the text.
  ///   - key: the key.
  ///   - comment: a comment for the entry; for one that is there, it is added to the present ones
  ///     unless they contain it.
  public mutating func set(_ value: String, forKey key: String, comment: String? = nil) {
    removed.remove(key)
    if let present = file.entry(forKey: key) {
      if present.text != value || values[key] != nil { values[key] = value }
      if let comment, !(present.comment ?? "").holds(bytesOf: comment) {
        comments[key] = comment
      }
    } else if let index = added.firstIndex(where: { $0.key == key }) {
      added[index].value = .text(value)
    } else {
      added.append(StringEntry(key: key, value: .text(value), comment: comment))
    }
  }

  /// Removes every entry of a key with the comments before it.
  public mutating func remove(_ key: String) {
    removed.insert(key)
    added.removeAll { $0.key == key }
  }

  /// The file with the changes, in its encoding and with its byte-order mark.
  ///
  /// - Returns: the same bytes as the file's if nothing changed and they are Unicode.
  public func bytes() -> [UInt8] {
    guard file.format == .strings else { return rewritten() }
    let arena = file.storage.arena
    var text: [UInt8] = []
    var position = arena.start
    for (index, entry) in file.entries.enumerated() {
      let record = file.storage.records[index]
      if removed.contains(entry.key) {
        // What stands behind the entry before on its line belongs to that one.
        var gap = CommentScanner(arena, from: position, to: Int(record.place))
        if index > 0 { gap.skipLine() }
        append(arena, position..<gap.position, to: &text)
        position = Int(record.end)
        continue
      }
      append(arena, position..<Int(record.place), to: &text)
      if let comment = comments[entry.key] { text += StringsWriter.comment(comment).utf8 }
      if let value = values[entry.key], file.answers(index, entry.key) {
        let line = StringsWriter.line(entry.key, value).dropLast()
        text += line.utf8
      } else {
        append(arena, Int(record.place)..<Int(record.end), to: &text)
      }
      position = Int(record.end)
    }
    appendAdded(to: &text, from: position)
    return encoded(text)
  }

  private func append(_ arena: TextArena, _ range: Range<Int>, to text: inout [UInt8]) {
    text += UnsafeBufferPointer(start: arena.base + range.lowerBound, count: range.count)
  }

  private func appendAdded(to text: inout [UInt8], from position: Int) {
    let arena = file.storage.arena
    var rest = position
    // A brace that closes the entries stays behind them.
    if let brace = (position..<arena.count).first(where: { arena.base[$0] == 0x7D }), !added.isEmpty
    {
      rest = brace
      append(arena, position..<brace, to: &text)
    } else {
      append(arena, position..<arena.count, to: &text)
      rest = arena.count
    }
    for entry in added {
      if let last = text.last, last != 0x0A { text.append(0x0A) }
      if !text.isEmpty { text.append(0x0A) }
      text += StringsWriter.comment(entry.comment).utf8
      text += StringsWriter.line(entry.key, entry.text).utf8
    }
    append(arena, rest..<arena.count, to: &text)
  }

  private func rewritten() -> [UInt8] {
    let kept = file.entries.filter { !removed.contains($0.key) }.map { entry in
      var entry = entry
      if let value = values[entry.key] { entry.value = .text(value) }
      entry.language = nil
      return entry
    }
    return StringDocument(entries: kept + added).written(as: .strings).bytes
  }

  private func encoded(_ text: [UInt8]) -> [UInt8] {
    TextEncoder.encode(text, as: file.encoding, marked: file.hasByteOrderMark)
  }
}

extension StringFile {
  /// Whether an entry is the one that answers for its key.
  func answers(_ index: Int, _ key: String) -> Bool {
    KeyBytes.probe(key) { storage.index(ofKey: $0) } == index
  }
}
