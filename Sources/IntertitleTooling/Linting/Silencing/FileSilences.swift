internal import IntertitleLanguages
internal import IntertitleTables

/// What the comments of one file silence.
struct FileSilences {
  private struct Region {
    var order: SilenceOrder
    var lines: ClosedRange<Int>
  }

  private var regions: [Region] = []
  private var keys: [String: [SilenceOrder]] = [:]

  /// Looks for orders; nil where the file has none, as most have.
  init?(_ file: LintFile) {
    guard let text = file.text, ByteSearch.contains(SilenceOrder.prefix, in: text) else {
      return nil
    }
    if let style = file.contents.storage.commentStyle {
      readComments(file, text, isXML: style == .xml)
    } else {
      readKeys(file)
    }
  }

  /// Whether a finding of this file is silenced.
  func silence(_ finding: LintFinding) -> Bool {
    if let orders = finding.diagnostic.key.flatMap({ keys[$0] }) {
      return orders.contains { $0.means(finding) }
    }
    let line = finding.diagnostic.line ?? 1
    return regions.contains { $0.lines.contains(line) && $0.order.means(finding) }
  }

  /// Where comments belong to keys, as in catalogs, they silence their keys.
  private mutating func readKeys(_ file: LintFile) {
    for entry in file.contents.entries {
      guard keys[entry.key] == nil, let comment = entry.comment else { continue }
      let orders = SilenceOrder.orders(in: comment).filter { $0.kind != .enable }
      if !orders.isEmpty { keys[entry.key] = orders }
    }
  }

  private mutating func readComments(
    _ file: LintFile,
    _ text: UnsafeBufferPointer<UInt8>,
    isXML: Bool
  ) {
    for comment in SourceComments(text, isXML: isXML, file) {
      let words = String(decoding: UnsafeBufferPointer(rebasing: text[comment]), as: UTF8.self)
      for order in SilenceOrder.orders(in: words) { add(order, comment, file, text) }
    }
  }

  private mutating func add(
    _ order: SilenceOrder,
    _ comment: Range<Int>,
    _ file: LintFile,
    _ text: UnsafeBufferPointer<UInt8>
  ) {
    let line = file.place(of: comment.lowerBound).line
    switch order.kind {
    case .this: regions.append(Region(order: order, lines: line...line))
    case .disable: regions.append(Region(order: order, lines: line...Int.max))
    case .enable: enable(order, line)
    case .next: regions.append(Region(order: order, lines: next(comment, file, text)))
    }
  }

  /// Ends what was disabled under the same names; without names, everything.
  private mutating func enable(_ order: SilenceOrder, _ line: Int) {
    for index in regions.indices where regions[index].lines.upperBound == .max {
      guard order.rules.isEmpty || regions[index].order.rules == order.rules else { continue }
      let begin = regions[index].lines.lowerBound
      regions[index].lines = begin...max(begin, line)
    }
  }

  /// The lines of the entry that stands next, or the next line that holds anything.
  private func next(
    _ comment: Range<Int>,
    _ file: LintFile,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> ClosedRange<Int> {
    let begin = SourceComments.skipTrivia(text, from: comment.upperBound)
    let line = file.place(of: begin).line
    let storage = file.contents.storage
    let start = begin + storage.arena.start
    guard let entry = storage.entry(beginningAt: start) else { return line...line }
    guard entry + 1 < storage.count else { return line...Int.max - 1 }
    let behind = storage.place(of: Int(storage.records[entry + 1].place)).line
    return line...max(line, behind - 1)
  }
}

extension EntryStorage {
  /// The entry that begins at an offset, in a file whose entries are in order; nil if none does.
  fileprivate func entry(beginningAt offset: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(records[middle].place) < offset { low = middle + 1 } else { high = middle }
    }
    return low < count && Int(records[low].place) == offset ? low : nil
  }
}
