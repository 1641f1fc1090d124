/// The entries of a file in the file's order, repeated keys included.
///
/// An entry is made when it is asked for; the collection itself holds no strings.
///
/// - Complexity: an entry costs what its texts cost, and its line and column a search in the list
///   of lines, which is made at the first question.
public struct StringEntries: RandomAccessCollection, Sendable {
  let storage: EntryStorage

  /// The first entry's index: 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { storage.count }

  /// The entry at an index.
  public subscript(index: Int) -> StringEntry {
    precondition(indices.contains(index), "no such entry")
    let record = storage.records[index]
    var entry = StringEntry(key: storage.key(index), value: .text(storage.value(index)))
    if let rules = storage.rules(index) { entry.value = .rules(rules) }
    if let catalog = storage.catalog {
      catalog.complete(&entry, index)
    } else if record.end > 0 {
      entry.comment = storage.comment(of: index)
    }
    if record.end > 0 {
      let place = storage.place(of: Int(record.place))
      (entry.line, entry.column) = (place.line, place.column)
    }
    return entry
  }
}

/// How a file's comments are written.
package enum CommentStyle: Sendable {
  /// `/* … */` and `// …`.
  case slashes
  /// `<!-- … -->`.
  case xml
}

extension EntryStorage {
  /// The comments that belong to an entry, those in front of it first; nil where there are none.
  func comment(of index: Int) -> String? {
    let comments =
      switch commentStyle {
      case .slashes: leadingInSlashes(index) + trailingInSlashes(index)
      case .xml: leadingInXML(index) + trailingInXML(index)
      case nil: [String]()
      }
    return comments.isEmpty ? nil : comments.joined(separator: "\n")
  }

  private func leadingInSlashes(_ index: Int) -> [String] {
    let begin = index == 0 ? arena.start : Int(records[index - 1].end)
    var scanner = CommentScanner(arena, from: begin, to: Int(records[index].place))
    if index > 0 { scanner.readTrailing() }
    return scanner.readLeading().texts
  }

  private func trailingInSlashes(_ index: Int) -> [String] {
    let next = index + 1 < count ? Int(records[index + 1].place) : arena.count
    var scanner = CommentScanner(arena, from: Int(records[index].end), to: next)
    return scanner.readTrailing()
  }

  private func leadingInXML(_ index: Int) -> [String] {
    XMLCommentScanner(arena, endingAt: Int(records[index].place)).leading().texts
  }

  private func trailingInXML(_ index: Int) -> [String] {
    let next = index + 1 < count ? Int(records[index + 1].place) : XMLCommentScanner.end(of: arena)
    return XMLCommentScanner(arena, endingAt: next).trailing()
  }
}
