internal import IntertitleLanguages
internal import IntertitleTables

/// Writes a file of one language again, with changes: what did not change keeps its bytes, and so does
/// what belongs to no entry.
///
/// Entries of the file stay in its order; a new one goes behind the one that comes before it in the
/// document.
struct EntryFileWriter {
  /// What a format writes, each without a line end behind it.
  struct Form {
    /// A comment; nothing where there is none.
    var comment: (String?) -> String
    /// An entry, whose lines but the first are indented by tabs.
    var entry: (StringEntry) -> String
  }

  private let source: DocumentSource
  private let form: Form
  private let spans: [EntrySpan]
  private let former: [StringEntry]
  private let lineEnd: String
  private let indentation: String
  /// The document's entries that are the file's, by their numbers there.
  private var kept: [Int: StringEntry] = [:]
  /// The document's other entries, by the number of the file's before them; -1 in front of all.
  private var added: [Int: [StringEntry]] = [:]

  /// Compares a document with the file that it was read from.
  init(_ source: DocumentSource, _ entries: [StringEntry], _ form: Form) {
    self.source = source
    self.form = form
    spans = source.file.storage.spans
    former = Array(source.file.entries)
    lineEnd = source.text(source.range).contains("\r\n") ? "\r\n" : "\n"
    let begin = source.range.lowerBound
    let top = source.text(begin..<(spans.first?.whole.lowerBound ?? begin))
    indentation = String(top.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
    arrange(entries)
  }

  private mutating func arrange(_ entries: [StringEntry]) {
    var numbers: [String: ArraySlice<Int>] = [:]
    let left = Set(entries.map(\.key))
    for (index, entry) in former.enumerated() {
      if !source.file.isPassedOver(index, entry.key) {
        numbers[entry.key, default: []].append(index)
      } else if left.contains(entry.key) {
        kept[index] = entry
      }
    }
    var previous = -1
    for entry in entries {
      if let number = numbers[entry.key]?.popFirst() {
        kept[number] = entry
        previous = number
      } else {
        added[previous, default: []].append(entry)
      }
    }
  }

  /// The file's text.
  func text() -> String {
    guard let first = spans.first else { return textOfFileWithoutEntries() }
    var text = source.text(source.range.lowerBound..<first.whole.lowerBound)
    for entry in added[-1] ?? [] { text += block(entry) + lineEnd + indentation }
    for (index, span) in spans.enumerated() {
      let next =
        index + 1 < spans.count ? spans[index + 1].whole.lowerBound : source.range.upperBound
      let gap = source.text(min(span.whole.upperBound, next)..<next)
      let isSetApart = gap.first?.isNewline == true && gap.dropFirst().first?.isNewline == true
      if kept[index] != nil { text += written(index, span) }
      for entry in added[index] ?? [] {
        let isLast = index + 1 == spans.count
        text += lineEnd + (isSetApart || isLast ? lineEnd : "") + indentation + block(entry)
      }
      text += kept[index] == nil && added[index] == nil ? rest(of: gap, behind: &text) : gap
    }
    return text
  }

  private func written(_ index: Int, _ span: EntrySpan) -> String {
    let (old, new) = (former[index], kept[index] ?? former[index])
    let body = old.value == new.value ? source.text(span.entry) : indented(form.entry(new))
    guard old.comment != new.comment else {
      return source.text(span.whole.lowerBound..<span.entry.lowerBound) + body
        + source.text(span.entry.upperBound..<span.whole.upperBound)
    }
    return comment(new) + body
  }

  private func block(_ entry: StringEntry) -> String {
    comment(entry) + indented(form.entry(entry))
  }

  private func comment(_ entry: StringEntry) -> String {
    let comment = form.comment(entry.comment)
    return comment.isEmpty ? "" : indented(comment) + lineEnd + indentation
  }

  /// Lines with the file's own line ends and indentation.
  private func indented(_ text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.dropFirst().map { line -> String in
      let tabs = line.prefix { $0 == "\t" }
      guard !tabs.isEmpty, !indentation.isEmpty else { return String(line) }
      return String(repeating: indentation, count: tabs.count) + line.dropFirst(tabs.count)
    }
    return ([String(lines[0])] + indented).joined(separator: lineEnd)
  }

  /// What is left of what stood behind an entry that is gone: not the end of its line, nor a second
  /// empty line where one stood before it.
  private func rest(of gap: String, behind text: inout String) -> String {
    while text.last == " " || text.last == "\t" { text.removeLast() }
    var rest = gap[...]
    guard let end = rest.firstIndex(where: \.isNewline), rest[..<end].allSatisfy(\.isWhitespace)
    else { return gap }
    rest = rest[rest.index(after: end)...]
    if text.last?.isNewline == true, text.dropLast().last?.isNewline == true,
      rest.first?.isNewline == true
    {
      rest = rest.dropFirst()
    }
    return String(rest)
  }

  private func textOfFileWithoutEntries() -> String {
    var text = source.text(source.range)
    for entry in added[-1] ?? [] {
      if let last = text.last, !last.isNewline { text += lineEnd }
      text += (text.isEmpty ? "" : lineEnd) + block(entry) + lineEnd
    }
    return text
  }
}
