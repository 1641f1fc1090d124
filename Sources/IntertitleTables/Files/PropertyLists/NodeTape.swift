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
  @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private(set) var count = 0
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

  /// Adds a container that holds its parent's index until it is closed.
  ///
  /// - Returns: the container's index.
  @inline(__always)
  func open(_ kind: Node.Kind, in parent: Int, at place: Int) -> Int {
    append(
      Node(
        kind: kind,
        length: UInt32(truncatingIfNeeded: parent &+ 1),
        place: UInt32(truncatingIfNeeded: place)
      )
    )
    return count &- 1
  }

  /// Closes a container that ``open(_:in:at:)`` opened.
  ///
  /// - Returns: its parent's index.
  @inline(__always)
  func closeChild(_ container: Int) -> Int {
    let parent = Int(base[container].length) &- 1
    close(container)
    return parent
  }

  /// Says that a container ends behind the last node.
  @inline(__always)
  func close(_ container: Int) { base[container].length = UInt32(truncatingIfNeeded: count) }

  /// The nodes for reading; valid while the tape lives and nothing is added to it or its arena.
  var view: TapeView { TapeView(nodes: base, count: count, bytes: arena.base) }

  /// A node's text.
  func text(_ index: Int) -> String { view.text(index) }

  private func grow() {
    let grown = LargeMemory.allocate(Node.self, capacity * 2)
    grown.moveInitialize(from: base, count: count)
    LargeMemory.free(base)
    base = grown
    capacity *= 2
  }
}

/// What made a scanner stop.
struct ScanFault: Error {
  var offset: Int
  var rule: String
  var message: String
}
