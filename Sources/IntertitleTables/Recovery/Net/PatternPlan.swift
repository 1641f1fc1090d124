/// What is known of a pattern's bytes, and where it could lie in the net.
struct PatternPlan {
  /// A path of tokens and what is known behind it.
  struct Path {
    /// The hashes of all nodes on the way, the root left out.
    var nodes: [PathHash] = []
    /// The hash of the last node.
    var last: PathHash
    /// The bytes of the path's literal tokens.
    var weight = 0
    /// Whether the whole pattern lies on the path.
    var isComplete = false
    /// The literal bytes beside the open hole, in the direction of the path.
    var head: [UInt8] = []
  }

  let forward: Path
  let backward: Path
  /// The first and the last bytes that are known.
  let beginning: [UInt8]
  let ending: [UInt8]
  /// The hashes of words, and of pairs of single scalars, between open holes.
  let words: [UInt64]

  init(_ pattern: Pattern, _ cutter: TokenCutter) {
    var samples = [Sample()]
    samples[0].add(pattern.literals[0])
    for (place, hole) in pattern.holes.enumerated() {
      if hole.isNumber { samples[samples.count - 1].addNumber() } else { samples.append(Sample()) }
      samples[samples.count - 1].add(pattern.literals[place + 1])
    }
    let isClosed = samples.count == 1
    forward = samples[0].forward(cutter, isClosed)
    backward = samples[samples.count - 1].backward(cutter, isClosed)
    beginning = pattern.literals[0]
    ending = pattern.literals[pattern.literals.count - 1]
    words = samples.dropFirst().dropLast().flatMap { $0.words(cutter) }
  }

  /// Whether nothing is known of the pattern's texts by which the net could find it.
  var isLoose: Bool {
    forward.nodes.isEmpty && backward.nodes.isEmpty && words.isEmpty
      && beginning.isEmpty && ending.isEmpty
  }

  /// The key under which the pattern lies on a path, and its class.
  func key(_ path: Path, isForward: Bool) -> (key: UInt64, class: Int) {
    let head = path.head
    let headSize = PatternNet.size(head.count)
    let far = isForward ? ending : beginning
    let farSize = PatternNet.size(far.count)
    let number = headSize * 4 + farSize
    let headCount = PatternNet.sizes[headSize]
    let farCount = PatternNet.sizes[farSize]
    let known = isForward ? head.prefix(headCount) : head.suffix(headCount)
    let other = isForward ? far.suffix(farCount) : far.prefix(farCount)
    return (path.last.with(number, Self.pack(known), Self.pack(other)), number)
  }

  private static func pack(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The bytes between two open holes, with a digit in place of each number.
private struct Sample {
  private var bytes: [UInt8] = []
  /// Which bytes are the pattern's own.
  private var isLiteral: [Bool] = []

  mutating func add(_ literal: [UInt8]) {
    bytes += literal
    isLiteral += literal.map { _ in true }
  }

  mutating func addNumber() {
    bytes.append(0x30)
    isLiteral.append(false)
  }

  /// The path from the beginning; a token that touches an open hole is not on it.
  func forward(_ cutter: TokenCutter, _ isClosed: Bool) -> PatternPlan.Path {
    bytes.withUnsafeBufferPointer { buffer in
      var path = PatternPlan.Path(last: .forward, isComplete: isClosed)
      guard let start = buffer.baseAddress else { return path }
      let end = start + buffer.count
      var position = start
      while position < end {
        let token = cutter.forward(position, end)
        if !isClosed, token.end == end, token.kind == .word || token.kind == .number { break }
        path.last.add(token.kind, position, token.end)
        if token.kind == .word || token.kind == .single { path.weight += token.end - position }
        position = token.end
        if token.kind != .space, position < end, position.pointee == 0x20 {
          path.last.addSpace()
          position += 1
        }
        path.nodes.append(path.last)
      }
      let rest = position - start
      path.head = Array(zip(bytes, isLiteral).dropFirst(rest).prefix { $0.1 }.map(\.0))
      return path
    }
  }

  /// The path from the end.
  func backward(_ cutter: TokenCutter, _ isClosed: Bool) -> PatternPlan.Path {
    bytes.withUnsafeBufferPointer { buffer in
      var path = PatternPlan.Path(last: .backward, isComplete: isClosed)
      guard let start = buffer.baseAddress else { return path }
      var position = start + buffer.count
      while position > start {
        let token = cutter.backward(position, start)
        if !isClosed, token.start == start, token.kind == .word || token.kind == .number { break }
        path.last.add(token.kind, token.start, position)
        if token.kind == .word || token.kind == .single { path.weight += position - token.start }
        position = token.start
        if token.kind != .space, position > start, position[-1] == 0x20 {
          path.last.addSpace()
          position -= 1
        }
        path.nodes.append(path.last)
      }
      let rest = position - start
      let known = zip(bytes, isLiteral).prefix(rest).reversed().prefix { $0.1 }
      path.head = known.reversed().map(\.0)
      return path
    }
  }

  /// Words and pairs of single scalars that stand in every text of the pattern as tokens.
  func words(_ cutter: TokenCutter) -> [UInt64] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return [] }
      let end = start + buffer.count
      var found: [UInt64] = []
      var position = start
      var single: UnsafePointer<UInt8>?
      while position < end {
        let token = cutter.forward(position, end)
        var hash = PathHash.inner
        if token.kind == .word, position > start, token.end < end {
          hash.add(.word, position, token.end)
          found.append(hash.value)
        } else if token.kind == .single, let single {
          hash.add(.word, single, token.end)
          found.append(hash.value)
        }
        single = token.kind == .single ? position : nil
        position = token.end
      }
      return found
    }
  }
}
