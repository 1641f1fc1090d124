/// Finds the few patterns that a text may have come from.
///
/// Every pattern lies at one place: at the end of a path of tokens that are known, from the
/// beginning or from the end, together with the bytes beside its first open hole and those at its
/// other end; or at one of the words between its holes. A text walks both paths as far as they go.
/// What is found is verified by ``PatternMatcher``.
///
/// `@unchecked Sendable`: nothing changes after `init`; the owner keeps the net as long as views of
/// it are used.
final class PatternNet: @unchecked Sendable {
  /// Where the tokens so far may end.
  struct Node: Sendable {
    /// Which combinations of known bytes there are, as bits.
    var classes: UInt16 = 0
    /// The first pattern that ends here, or -1.
    var complete: Int32 = -1
  }

  /// How many bytes a class knows beside the hole and at the other end.
  static let sizes = [0, 1, 4, 8]

  /// The net as a search reads it: pointers that are copied without counting references.
  struct View {
    /// Bounds: paths lead to nodes that there are; 0 and 1 are the beginning and the end of texts.
    let nodes: UnsafePointer<Node>
    /// Path → node.
    let paths: HashList.View
    /// Path with class and bytes → first pattern.
    let lists: HashList.View
    /// Word or pair of single scalars → first pattern.
    let words: HashList.View
    let hasWords: Bool
    /// The first of the patterns of which no byte is known, or -1.
    let loose: Int
    /// The fewest bytes that a text needs.
    let minimum: Int
  }

  let view: View
  private let nodes: UnsafeMutablePointer<Node>
  private let lists: [HashList]

  init(
    nodes: [Node],
    paths: [UInt64: Int],
    lists: [UInt64: Int],
    words: [UInt64: Int],
    loose: Int,
    minimum: Int
  ) {
    self.nodes = .allocate(capacity: nodes.count)
    self.nodes.initialize(from: nodes, count: nodes.count)
    self.lists = [HashList(paths), HashList(lists), HashList(words)]
    view = View(
      nodes: UnsafePointer(self.nodes),
      paths: self.lists[0].view,
      lists: self.lists[1].view,
      words: self.lists[2].view,
      hasWords: !words.isEmpty,
      loose: loose,
      minimum: minimum
    )
  }

  deinit { nodes.deallocate() }

  /// The class of so many known bytes, and how many of them it looks at.
  static func size(_ count: Int) -> Int {
    count >= 8 ? 3 : count >= 4 ? 2 : count >= 1 ? 1 : 0
  }

  /// One, four or eight bytes as a number; the bytes must be there.
  @inline(__always)
  static func load(_ size: Int, _ bytes: UnsafePointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    return switch size {
    case 1: UInt64(bytes.pointee)
    case 2: UInt64(raw.loadUnaligned(as: UInt32.self))
    case 3: raw.loadUnaligned(as: UInt64.self)
    default: 0
    }
  }
}
