/// One value of a property list or JSON text: 16 bytes.
struct Node {
  /// What it is.
  enum Kind: UInt8 {
    case dictionary
    case list
    /// A key of a dictionary; its value is the next node.
    case key
    case text
    /// A number, a truth value, a date, data: anything that is no text.
    case other
    /// JSON's `true`, which catalogs use.
    case yes
    /// JSON's `false`.
    case no
  }

  var kind: Kind
  /// Where its text begins in the arena.
  var offset: UInt32 = 0
  /// How long its text is; of a dictionary or list, the index of the node behind its last one.
  var length: UInt32 = 0
  /// Where it begins in the file.
  var place: UInt32
}

/// The values of a file in the order in which they stand there, containers before what they hold.
///
/// `@unchecked Sendable`: filled by the reader that made it, never changed after.
final class NodeTape: @unchecked Sendable {
  /// How deep containers may be nested.
  static let deepest = 512

  let arena: TextArena
  private(set) var base: UnsafeMutablePointer<Node>
  private(set) var count = 0
  private var capacity: Int

  init(_ arena: TextArena, capacity: Int) {
    self.arena = arena
    self.capacity = max(capacity, 16)
    base = LargeMemory.allocate(Node.self, self.capacity)
  }

  deinit { LargeMemory.free(base) }

  subscript(index: Int) -> Node { base[index] }

  @inline(__always)
  func append(_ node: Node) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count &+= 1
  }

  /// Takes the last node back.
  func dropLast() { count -= 1 }

  /// Says that a container ends behind the last node.
  @inline(__always)
  func close(_ container: Int) { base[container].length = UInt32(truncatingIfNeeded: count) }

  /// The index of the node behind a value and everything in it.
  func behind(_ index: Int) -> Int {
    switch base[index].kind {
    case .dictionary, .list: max(Int(base[index].length), index + 1)
    default: index + 1
    }
  }

  /// A node's text.
  func text(_ index: Int) -> String {
    arena.string(Int(base[index].offset), Int(base[index].length))
  }

  /// Whether a node's text is the given one.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    let node = base[index]
    guard Int(node.length) == text.utf8CodeUnitCount else { return false }
    return equalBytes(
      UnsafeRawPointer(arena.base + Int(node.offset)),
      UnsafeRawPointer(text.utf8Start),
      Int(node.length)
    )
  }

  /// The keys of a dictionary and where their values are, in order.
  func members(_ dictionary: Int) -> Members { Members(tape: self, dictionary: dictionary) }

  /// The value of a dictionary's key, the last where it is repeated; nil if there is none.
  func value(_ key: StaticString, in dictionary: Int) -> Int? {
    var found: Int?
    for member in members(dictionary) where isText(member.key, key) { found = member.value }
    return found
  }

  private func grow() {
    let grown = LargeMemory.allocate(Node.self, capacity * 2)
    grown.moveInitialize(from: base, count: count)
    LargeMemory.free(base)
    base = grown
    capacity *= 2
  }
}

/// The members of a dictionary on a tape.
struct Members: Sequence, IteratorProtocol {
  private let tape: NodeTape
  private let end: Int
  private var position: Int

  init(tape: NodeTape, dictionary: Int) {
    self.tape = tape
    let isDictionary = tape[dictionary].kind == .dictionary
    end = isDictionary ? Swift.min(tape.behind(dictionary), tape.count) : dictionary
    position = dictionary + 1
  }

  mutating func next() -> (key: Int, value: Int)? {
    guard position + 1 < end, tape[position].kind == .key else { return nil }
    let key = position
    position = tape.behind(key + 1)
    return (key, key + 1)
  }
}

/// What made a scanner stop.
struct ScanFault: Error {
  var offset: Int
  var rule: String
  var message: String
}
