internal import IntertitleTables

/// An object of a JSON file that is being changed: members that nobody touches keep their bytes, and
/// what stands between them.
struct JSONObject {
  /// A member's value.
  indirect enum Value {
    /// As it stands in the file.
    case kept(JSONNode)
    /// Opened, so that what is in it can be changed.
    case opened(JSONObject)
    /// Written anew.
    case new(JSONValue)
  }

  private struct Member {
    var name: String
    var value: Value
    /// Which one of the file's it is; nil for a new one.
    var number: Int?
  }

  private let node: JSONNode?
  /// The file's members, by which what stands between them is found.
  private let original: [JSONNode.Member]
  private var members: [Member]
  /// The places of many members by their names; nil while nobody has asked.
  private var numbers: [String: Int]?

  /// Opens an object of a file; an empty one where there is none.
  init(_ node: JSONNode? = nil) {
    self.node = node
    original = node?.members ?? []
    members = original.enumerated().map {
      Member(name: $1.name, value: .kept($1.value), number: $0)
    }
  }

  /// The name of the last member; nil where there is none.
  fileprivate var lastName: String? { members.last?.name }

  /// Whether a member is an object without members of its own.
  func isEmpty(_ name: String) -> Bool {
    members.last { $0.name == name }?.value.object?.members.isEmpty ?? false
  }

  /// The text of a member; nil where there is none, or it is none.
  func text(_ name: String) -> String? {
    switch members.last(where: { $0.name == name })?.value {
    case .kept(let node): node.text
    case .new(.text(let text)): text
    default: nil
    }
  }

  /// Whether there is a member of that name.
  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Where a new member goes.
  enum Place {
    /// Behind the member of that name; in front of all where it is nil.
    case behind(String?)
    /// In front of the first member whose name comes behind its own, whatever letters' case.
    case sorted
  }

  /// Sets a member; one that is there stays in its place.
  mutating func set(_ name: String, _ value: JSONValue, at place: Place = .sorted) {
    change(name, at: place) { $0 = .new(value) }
  }

  /// Sets a text, unless it is there already, or removes it where it is nil.
  mutating func set(_ name: String, text: String?) {
    guard let text else { return remove(name) }
    if self.text(name) != text { set(name, .text(text)) }
  }

  /// Opens a member, or makes an object of that name, and changes it.
  mutating func open(
    _ name: String,
    at place: Place = .sorted,
    _ body: (inout JSONObject) -> Void
  ) {
    change(name, at: place) { value in
      var object = value?.object ?? JSONObject()
      body(&object)
      value = .opened(object)
    }
  }

  /// Removes every member of a name.
  mutating func remove(_ name: String) { removeAll { $0 == name } }

  /// Removes members by their names.
  mutating func removeAll(where isUnwanted: (String) -> Bool) {
    members.removeAll { isUnwanted($0.name) }
    numbers = nil
  }

  private mutating func change(_ name: String, at place: Place, _ body: (inout Value?) -> Void) {
    let index = number(of: name)
    var value = index.map { members[$0].value }
    body(&value)
    guard let value else { return }
    if let index {
      members[index].value = value
    } else {
      insert(Member(name: name, value: value), at: place)
    }
  }

  private mutating func insert(_ member: Member, at place: Place) {
    let index =
      switch place {
      case .behind(let name): name.flatMap { number(of: $0) }.map { $0 + 1 } ?? 0
      case .sorted:
        members.firstIndex { $0.name.lowercased() > member.name.lowercased() } ?? members.count
      }
    if index == members.count { numbers?[member.name] = index } else { numbers = nil }
    members.insert(member, at: index)
  }

  /// The place of the last member of a name; many are found by a table.
  private mutating func number(of name: String) -> Int? {
    guard members.count > 32 else { return members.lastIndex { $0.name == name } }
    let numbers =
      self.numbers ?? Dictionary(members.enumerated().map { ($1.name, $0) }) { _, last in last }
    self.numbers = numbers
    return numbers[name]
  }
}

extension JSONObject.Value {
  /// The object that it is; nil for any other value.
  fileprivate var object: JSONObject? {
    switch self {
    case .kept(let node): node.isObject ? JSONObject(node) : nil
    case .opened(let object): object
    case .new(.object(let members)):
      members.reduce(into: JSONObject()) { $0.set($1.key, $1.value, at: .behind($0.lastName)) }
    case .new: nil
    }
  }
}

extension JSONObject {
  /// Changes what differs between two values that stand for what is here, and nothing else.
  ///
  /// - Parameters:
  ///   - old: what was read from here.
  ///   - new: what is to be read from here.
  /// - Returns: whether that could be done: what is here has the shape of the old value.
  mutating func change(
    from old: [(key: String, value: JSONValue)],
    to new: [(key: String, value: JSONValue)]
  ) -> Bool {
    let former = Dictionary(old.map { ($0.key, $0.value) }) { _, last in last }
    let gone = Set(former.keys).subtracting(new.map(\.key))
    guard former.keys.allSatisfy(has) else { return false }
    removeAll(where: gone.contains)
    return new.allSatisfy { change($0.key, from: former[$0.key], to: $0.value) }
  }

  private mutating func change(_ name: String, from old: JSONValue?, to new: JSONValue) -> Bool {
    guard case .object(let former)? = old, case .object(let members) = new else {
      if old?.written() != new.written() { set(name, new) }
      return true
    }
    var isDone = false
    open(name) { isDone = $0.change(from: former, to: members) }
    return isDone
  }
}

extension JSONObject {
  /// The object as text.
  ///
  /// - Parameters:
  ///   - depth: how many levels it is indented.
  ///   - style: how what is new is laid out.
  ///   - source: gives the file's text of a range.
  /// - Returns: the text; of an object in which nothing changed, that of the file.
  func written(_ depth: Int, _ style: JSONStyle, _ source: (Range<Int>) -> String) -> String {
    if let node, original.isEmpty, members.isEmpty { return source(node.range) }
    let items = members.map { written($0, depth + 1, style, source) }
    guard let node, let first = original.first, let last = original.last, !items.isEmpty else {
      return JSONValue.lines(items, between: ("{", "}"), depth, style)
    }
    var text = source(node.range.lowerBound..<first.key.lowerBound)
    for (index, item) in items.enumerated() {
      if index > 0 { text += separator(before: index, depth, style, source) }
      text += item
    }
    return text + source(last.value.range.upperBound..<node.range.upperBound)
  }

  private func written(
    _ member: Member,
    _ depth: Int,
    _ style: JSONStyle,
    _ source: (Range<Int>) -> String
  ) -> String {
    let there = member.number.map { original[$0] }
    if let there, case .kept(let node) = member.value {
      return source(there.key.lowerBound..<node.range.upperBound)
    }
    let head =
      there.map { source($0.key.lowerBound..<$0.value.range.lowerBound) }
      ?? JSONValue.quoted(member.name) + style.colon
    switch member.value {
    case .kept(let node): return head + source(node.range)
    case .opened(let object): return head + object.written(depth, style, source)
    case .new(let value): return head + value.written(depth, style)
    }
  }

  /// What stands in front of a member that is not the first: as in the file where both are neighbours
  /// there.
  private func separator(
    before index: Int,
    _ depth: Int,
    _ style: JSONStyle,
    _ source: (Range<Int>) -> String
  ) -> String {
    guard let one = members[index - 1].number, let other = members[index].number, other == one + 1
    else { return "," + style.line(depth + 1) }
    return source(original[one].value.range.upperBound..<original[other].key.lowerBound)
  }
}
