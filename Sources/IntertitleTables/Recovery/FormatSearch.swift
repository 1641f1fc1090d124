internal import IntertitleLanguages

/// How many steps of work a text may cost for each byte, and beside that.
private let workPerByte = 16
private let workAtLeast = 262_144

/// One text on its way through the net.
///
/// Bounds: positions lie between 0 and `count`; the classes load bytes only where there are enough.
struct FormatSearch {
  /// A pattern that fits, and its arguments where it does so in one way.
  struct Match {
    let pattern: Int
    let arguments: [TextArgument]?
    /// Whether it can only be a rival of others.
    let isRival: Bool
  }

  private(set) var matcher: PatternMatcher
  unowned(unsafe) let storage: FormatIndex.Storage
  private let net: PatternNet.View
  /// The first pattern that fits, and the others.
  private(set) var first: Match?
  private(set) var others: [Match] = []
  /// Whether there is one among them that is no mere rival.
  private(set) var hasClaimant = false
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
      patterns: storage.patterns,
      cutter: storage.cutter,
      reader: storage.reader,
      bytes: bytes,
      count: count,
      spans: spans,
      work: count * workPerByte + workAtLeast
    )
  }

  /// The holes of a pattern that fits in one way, filled once more.
  mutating func fill(_ match: Match) -> [PatternMatcher.Filled] {
    let pattern = matcher.patterns[match.pattern]
    matcher.work -= pattern.holeCount
    guard matcher.match(pattern) == .one else { return [] }
    return (0..<pattern.holeCount).map { place in
      PatternMatcher.Filled(
        span: matcher.spans[place],
        breadth: pattern.holes[place].part.breadth
      )
    }
  }

  /// Whether every way to fill a pattern that fits holds some holes of another one.
  mutating func everyWay(of match: Match, holds holes: [PatternMatcher.Filled]) -> Bool {
    matcher.everyWayHolds(holes, matcher.patterns[match.pattern])
  }

  /// What was found, if nothing else fits; the search has it no more.
  mutating func takeOnly() -> RecoveredText? {
    guard others.isEmpty, first?.arguments != nil, let match = first.take(),
      let arguments = match.arguments
    else { return nil }
    let format = Int(matcher.patterns[match.pattern].record.pointee.format)
    return RecoveredText(key: storage.keys[format], arguments: arguments)
  }

  /// Counts steps of work that are done with what was found.
  mutating func charge(_ steps: Int) { matcher.work -= steps }

  /// Whether the text cost more than it may.
  var isGivenUp: Bool { matcher.work < 0 }

  /// Finds all patterns that fit, but for mere rivals of which nothing is known.
  @inline(__always)
  mutating func run() {
    guard count >= net.minimum else { return }
    walkForward()
    walkBackward()
    if net.hasWords { walkWords() }
    if net.loose >= 0 { verify(net.loose) }
  }

  /// Finds those rivals: they count only where something else fits.
  mutating func addLooseRivals() {
    if net.looseRivals >= 0 { verify(net.looseRivals) }
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
        // The space may be the hole's, which only a token that is one by itself can touch.
        if token.kind == .single { lookBehind(classes(at: path), path, position) }
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
        if token.kind == .single { lookBefore(classes(at: path), path, position) }
        path.addSpace()
        position &-= 1
      }
      let bits = net.paths.find(path.value)
      if bits < 0 { return }
      node = PatternNet.Node(bits: bits)
    }
  }

  /// What is known beside the holes that are open at the end of a path.
  private func classes(at path: PathHash) -> Int {
    PatternNet.Node(bits: max(0, net.paths.find(path.value))).classes
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
    // Words may stand in a text again and again.
    var passed: Set<Int> = []
    while position < end, !isGivenUp {
      let token = cutter.forward(position, end)
      if token.kind == .word || (token.kind == .single && single != nil) {
        var hash = PathHash.inner
        hash.add(.word, token.kind == .word ? position : single ?? position, token.end)
        let list = net.words.find(hash.value)
        if list >= 0, passed.insert(list).inserted { verify(list) }
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
    var number = list
    while number >= 0, !isGivenUp {
      let pattern = matcher.patterns[number]
      let isRival = pattern.record.pointee.isRival
      switch matcher.match(pattern) {
      case .no: break
      case .several: add(Match(pattern: number, arguments: nil, isRival: isRival))
      case .one:
        if let arguments = ArgumentReading(storage, matcher).arguments(number, pattern) {
          add(Match(pattern: number, arguments: arguments, isRival: isRival))
        }
      }
      number = Int(pattern.record.pointee.next)
    }
  }

  @inline(__always)
  private mutating func add(_ match: Match) {
    if !match.isRival { hasClaimant = true }
    if first == nil { first = match } else { others.append(match) }
  }
}
