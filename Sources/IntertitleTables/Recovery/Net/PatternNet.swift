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
  /// Where the tokens so far may end, in one number, so that it needs no memory of its own.
  struct Node {
    private(set) var bits = 0

    init(bits: Int = 0) { self.bits = bits }

    /// Which combinations of known bytes there are; sixteen bits.
    var classes: Int { bits & 0xFFFF }
    /// Whether patterns end here.
    var isComplete: Bool { bits & 0x1_0000 != 0 }
    /// Whether paths lead on.
    var hasChildren: Bool { bits & 0x2_0000 != 0 }

    mutating func add(class number: Int) { bits |= 1 << number }
    mutating func complete() { bits |= 0x1_0000 }
    mutating func lead() { bits |= 0x2_0000 }
  }

  /// The class under which patterns are listed of which every byte is known.
  static let completeClass = 16

  /// How many bytes a class knows beside the hole and at the other end.
  static let sizes = [0, 1, 4, 8]

  /// The net as a search reads it: pointers that are copied without counting references.
  struct View {
    /// Where the beginning and the end of a text lead.
    let beginning: Node
    let end: Node
    /// Path → node.
    let paths: HashList.View
    /// Path with class and bytes → first pattern.
    let lists: HashList.View
    /// Word or pair of single scalars → first pattern.
    let words: HashList.View
    let hasWords: Bool
    /// The first of the patterns of which no byte is known, or -1.
    let loose: Int
    /// The first of those that are mere rivals, or -1.
    let looseRivals: Int
    /// The fewest bytes that a text needs.
    let minimum: Int
  }

  let view: View
  private let lists: [HashList]

  init(
    paths: [UInt64: Node],
    lists: [UInt64: Int],
    words: [UInt64: Int],
    loose: Int,
    looseRivals: Int,
    minimum: Int
  ) {
    self.lists = [HashList(paths.mapValues(\.bits)), HashList(lists), HashList(words)]
    view = View(
      beginning: paths[PathHash.forward.value] ?? Node(),
      end: paths[PathHash.backward.value] ?? Node(),
      paths: self.lists[0].view,
      lists: self.lists[1].view,
      words: self.lists[2].view,
      hasWords: !words.isEmpty,
      loose: loose,
      looseRivals: looseRivals,
      minimum: minimum
    )
  }

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
