internal import IntertitleLanguages

extension FormatIndex.Storage {
  /// How many steps of work a text may cost for each byte, and beside that.
  static let workPerByte = 16
  static let workAtLeast = 65_536

  /// What a text was made of.
  @inline(__always)
  func recover(_ text: UnsafeBufferPointer<UInt8>) -> Recovery {
    guard text.count >= view.minimum, let start = text.baseAddress else { return .none }
    return withUnsafeTemporaryAllocation(
      of: PatternMatcher.Span.self,
      capacity: PatternMatcher.holeLimit
    ) { spans in
      guard let base = spans.baseAddress else { return .none }
      var search = FormatSearch(self, start, text.count, base)
      search.run()
      return search.first == nil && !search.isGivenUp ? .none : search.answer()
    }
  }
}

/// One text on its way through the net.
///
/// Bounds: positions lie between 0 and `count`; the classes load bytes only where there are enough.
struct FormatSearch {
  /// A pattern that fits, and its arguments if they are certain.
  struct Match {
    let pattern: Int
    let arguments: [TextArgument]?
  }

  private(set) var matcher: PatternMatcher
  unowned(unsafe) let storage: FormatIndex.Storage
  private let net: PatternNet.View
  /// The first pattern that fits, and the others.
  private(set) var first: Match?
  private(set) var others: [Match] = []
  private var cutter: TokenCutter { matcher.cutter }
  private var bytes: UnsafePointer<UInt8> { matcher.bytes }
  private var count: Int { matcher.count }

  init(
    _ storage: FormatIndex.Storage,
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int,
    _ spans: UnsafeMutablePointer<PatternMatcher.Span>
  ) {
    self.storage = storage
    net = storage.view
    matcher = PatternMatcher(
      table: storage.patterns,
      cutter: storage.cutter,
      reader: storage.reader,
      bytes: bytes,
      count: count,
      spans: spans,
      work: count * FormatIndex.Storage.workPerByte + FormatIndex.Storage.workAtLeast
    )
  }

  /// Fills a pattern that fits once more, to compare it with others.
  mutating func matchAgain(_ record: PatternTable.Record) -> PatternMatcher.Result {
    matcher.match(record)
  }

  /// Whether the text cost more than it may.
  var isGivenUp: Bool { matcher.work < 0 }

  /// Finds all patterns that fit.
  @inline(__always)
  mutating func run() {
    walkForward()
    walkBackward()
    if net.hasWords { walkWords() }
    if net.loose >= 0 { verify(net.loose) }
  }

  @inline(__always)
  private mutating func walkForward() {
    var path = PathHash.forward
    var position = 0
    var node = net.beginning
    while true {
      if node.classes != 0 { lookBehind(node.classes, path, position) }
      if position == count {
        if node.isComplete { verify(listed: path.with(PatternNet.completeClass, 0, 0)) }
        return
      }
      if !node.hasChildren { return }
      let token = cutter.forward(bytes + position, bytes + count)
      path.add(token.kind, bytes + position, token.end)
      position = token.end - bytes
      if token.kind != .space, position < count, bytes[position] == 0x20 {
        path.addSpace()
        position &+= 1
      }
      let bits = net.paths.find(path.value)
      if bits < 0 { return }
      node = PatternNet.Node(bits: bits)
    }
  }

  @inline(__always)
  private mutating func walkBackward() {
    var path = PathHash.backward
    var position = count
    var node = net.end
    while true {
      if node.classes != 0 { lookBefore(node.classes, path, position) }
      if position == 0 || !node.hasChildren { return }
      let token = cutter.backward(bytes + position, bytes)
      path.add(token.kind, token.start, bytes + position)
      position = token.start - bytes
      if token.kind != .space, position > 0, bytes[position &- 1] == 0x20 {
        path.addSpace()
        position &-= 1
      }
      let bits = net.paths.find(path.value)
      if bits < 0 { return }
      node = PatternNet.Node(bits: bits)
    }
  }

  /// Patterns whose open hole begins behind a path.
  private mutating func lookBehind(_ classes: Int, _ path: PathHash, _ position: Int) {
    var rest = classes
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (head, far) = (number &>> 2, number & 3)
      let (headCount, farCount) = (PatternNet.sizes[head], PatternNet.sizes[far])
      guard position &+ headCount <= count, farCount <= count else { continue }
      let key = path.with(
        number,
        PatternNet.load(head, bytes + position),
        PatternNet.load(far, bytes + (count &- farCount))
      )
      verify(listed: key)
    }
  }

  /// Patterns whose open hole ends before a path from the end.
  private mutating func lookBefore(_ classes: Int, _ path: PathHash, _ position: Int) {
    var rest = classes
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (head, far) = (number &>> 2, number & 3)
      let (headCount, farCount) = (PatternNet.sizes[head], PatternNet.sizes[far])
      guard position >= headCount, farCount <= count else { continue }
      let key = path.with(
        number,
        PatternNet.load(head, bytes + (position &- headCount)),
        PatternNet.load(far, bytes)
      )
      verify(listed: key)
    }
  }

  /// Patterns that are known by a word between their holes.
  @inline(never)
  private mutating func walkWords() {
    let end = bytes + count
    var position = bytes
    var single: UnsafePointer<UInt8>?
    while position < end, !isGivenUp {
      let token = cutter.forward(position, end)
      if token.kind == .word || (token.kind == .single && single != nil) {
        var hash = PathHash.inner
        hash.add(.word, token.kind == .word ? position : single ?? position, token.end)
        let list = net.words.find(hash.value)
        if list >= 0 { verify(list) }
      }
      single = token.kind == .single ? position : nil
      position = token.end
    }
  }

  /// Tries the patterns that lie under a key.
  @inline(__always)
  private mutating func verify(listed key: UInt64) {
    let list = net.lists.find(key)
    if list >= 0 { verify(list) }
  }

  /// Tries the patterns of a list.
  @inline(never)
  private mutating func verify(_ list: Int) {
    var pattern = list
    while pattern >= 0, !isGivenUp {
      let record = matcher.table.records[pattern]
      switch matcher.match(record) {
      case .no: break
      case .several: add(Match(pattern: pattern, arguments: nil))
      case .one:
        if let arguments = ArgumentReading(storage, matcher).arguments(pattern, record) {
          add(Match(pattern: pattern, arguments: arguments))
        }
      }
      pattern = Int(record.next)
    }
  }

  /// A word that stands twice in a text leads to its patterns twice.
  private mutating func add(_ match: Match) {
    guard let first else {
      first = match
      return
    }
    if first.pattern == match.pattern || others.contains(where: { $0.pattern == match.pattern }) {
      return
    }
    others.append(match)
  }
}
