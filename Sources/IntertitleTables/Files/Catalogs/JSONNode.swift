/// A value of a JSON file and where it stands there, for those who change one and keep the others as
/// they are written.
package struct JSONNode: Sendable {
  /// A member of an object.
  package struct Member: Sendable {
    /// Its key.
    package let name: String
    /// Where its key stands, quotes included.
    package let key: Range<Int>
    /// Its value.
    package let value: JSONNode
  }

  private let tape: NodeTape
  private let index: Int
  /// Where it stands in the file, brackets and quotes included.
  package let range: Range<Int>

  /// The outermost value of a file that was read without a fault; nil for any other.
  package init?(rootOf file: StringFile) {
    guard file.format == .xcstrings, file.isAcceptedByApple, let tape = file.storage.catalog?.nodes
    else { return nil }
    self.init(tape, 0)
  }

  private init(_ tape: NodeTape, _ index: Int) {
    self.tape = tape
    self.index = index
    range = Int(tape[index].place)..<Self.end(of: index, on: tape)
  }

  /// Whether it is an object.
  package var isObject: Bool { tape[index].kind == .dictionary }

  /// The text; nil where it is none.
  package var text: String? { tape[index].kind == .text ? tape.text(index) : nil }

  /// The members in the file's order, repeated ones included; none where it is no object.
  package var members: [Member] {
    tape.view.members(index).map { key, value in
      let place = Int(tape[key].place)
      let end = Self.endOfText(at: place, tape.arena)
      return Member(name: tape.text(key), key: place..<end, value: JSONNode(tape, value))
    }
  }

  /// Where a value ends: for a container, behind the bracket that follows its last value.
  private static func end(of index: Int, on tape: NodeTape) -> Int {
    let node = tape[index]
    switch node.kind {
    case .text, .key: return endOfText(at: Int(node.place), tape.arena)
    case .other, .yes, .no: return Int(node.place) + Int(node.length)
    case .dictionary, .list: break
    }
    let bracket: UInt8 = node.kind == .dictionary ? 0x7D : 0x5D
    var last = index
    var child = index + 1
    while child < tape.view.behind(index) { (last, child) = (child, tape.view.behind(child)) }
    var position = last == index ? Int(node.place) + 1 : end(of: last, on: tape)
    while position < tape.arena.count, tape.arena.base[position] != bracket { position += 1 }
    return min(position + 1, tape.arena.count)
  }

  private static func endOfText(at place: Int, _ arena: TextArena) -> Int {
    endOfQuoted(UnsafePointer(arena.base), place + 1, arena.count, 0x22).map { $0 + 1 }
      ?? arena.count
  }
}
