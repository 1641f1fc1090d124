/// Where an entry stands in a file that holds one language, and what goes with it.
package struct EntrySpan: Sendable {
  /// From its first comment to behind its last one on its line, without the line end.
  package var whole: Range<Int>
  /// From its key to the end of its value: behind the semicolon, or the closing tag.
  package var entry: Range<Int>
}

extension EntryStorage {
  /// Where each entry stands; empty where the file is no text of which entries have comments.
  package var spans: [EntrySpan] {
    switch commentStyle {
    case .slashes: (0..<count).map(spanInSlashes)
    case .xml: (0..<count).map(spanInXML)
    case nil: []
    }
  }

  private func spanInSlashes(_ index: Int) -> EntrySpan {
    let record = records[index]
    let begin = index == 0 ? arena.start : Int(records[index - 1].end)
    var before = CommentScanner(arena, from: begin, to: Int(record.place))
    if index > 0 { before.readTrailing() }
    let next = index + 1 < count ? Int(records[index + 1].place) : arena.count
    var behind = CommentScanner(arena, from: Int(record.end), to: next)
    behind.readTrailing()
    return EntrySpan(
      whole: before.readLeading().begin..<behind.position,
      entry: Int(record.place)..<Int(record.end)
    )
  }

  private func spanInXML(_ index: Int) -> EntrySpan {
    let place = Int(records[index].place)
    let next = index + 1 < count ? Int(records[index + 1].place) : XMLCommentScanner.end(of: arena)
    let behind = XMLCommentScanner(arena, endingAt: next).endsOfElementBefore
    let begin = XMLCommentScanner(arena, endingAt: place).leading().begin
    return EntrySpan(
      whole: begin..<max(place, behind.withComments),
      entry: place..<max(place, behind.element)
    )
  }
}
