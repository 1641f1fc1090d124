/// A tape as readers see it: addresses without an owner, so that looking at a node counts nothing.
///
/// Bounds: `index` is one that the tape gave; what ``behind(_:)`` answers is at most ``count``, and
/// ``Members`` stop there. A node's text was put into the arena by the scanner.
struct TapeView {
  let nodes: UnsafePointer<Node>
  let count: Int
  let bytes: UnsafePointer<UInt8>

  @inline(__always)
  subscript(index: Int) -> Node { nodes[index] }

  /// The index of the node behind a value and everything in it.
  @inline(__always)
  func behind(_ index: Int) -> Int {
    switch nodes[index].kind {
    case .dictionary, .list: min(max(Int(nodes[index].length), index &+ 1), count)
    default: index &+ 1
    }
  }

  /// A node's text.
  func text(_ index: Int) -> String {
    let node = nodes[index]
    let text = UnsafeBufferPointer(start: bytes + Int(node.offset), count: Int(node.length))
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a node's text is the given one.
  @inline(__always)
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    let node = nodes[index]
    guard Int(node.length) == text.utf8CodeUnitCount else { return false }
    let own = UnsafeRawPointer(bytes + Int(node.offset))
    return equalBytes(own, UnsafeRawPointer(text.utf8Start), Int(node.length))
  }

  /// Whether two nodes have the same text.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    guard nodes[first].length == nodes[second].length else { return false }
    let own = UnsafeRawPointer(bytes + Int(nodes[first].offset))
    let other = UnsafeRawPointer(bytes + Int(nodes[second].offset))
    return equalBytes(own, other, Int(nodes[first].length))
  }

  /// The keys of a dictionary and where their values are, in order; none for anything else.
  @inline(__always)
  func members(_ dictionary: Int) -> Members { Members(self, dictionary) }

  /// The value of a dictionary's key, the last where it is repeated; nil if there is none.
  func value(_ key: StaticString, in dictionary: Int) -> Int? {
    var found: Int?
    for member in members(dictionary) where isText(member.key, key) { found = member.value }
    return found
  }
}

/// The members of a dictionary on a tape.
struct Members: Sequence, IteratorProtocol {
  private let view: TapeView
  private let end: Int
  private var position: Int

  @inline(__always)
  init(_ view: TapeView, _ dictionary: Int) {
    self.view = view
    end = view[dictionary].kind == .dictionary ? view.behind(dictionary) : dictionary
    position = dictionary &+ 1
  }

  @inline(__always)
  mutating func next() -> (key: Int, value: Int)? {
    guard position &+ 1 < end, view[position].kind == .key else { return nil }
    let key = position
    position = view.behind(key &+ 1)
    return (key, key &+ 1)
  }
}
