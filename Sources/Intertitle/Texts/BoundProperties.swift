/// What each property of an object is kept up to date with: one text at a time, whichever was bound
/// last.
///
/// A view that is used again for another row shows that row's text alone.
@MainActor
struct BoundProperties {
  private static var all = BoundProperties()

  private struct Property: Hashable {
    let owner: ObjectIdentifier
    let path: AnyKeyPath
  }

  private struct Held {
    weak var binding: TextBinding?
  }

  private static let leastRoom = 64
  private var held: [Property: Held] = [:]
  /// How many there may be before those that are over are taken away.
  private var room = BoundProperties.leastRoom

  /// Lets a property of an object have a binding, in place of the one it had.
  static func give(_ path: AnyKeyPath, of owner: AnyObject, _ binding: TextBinding) {
    let property = Property(owner: ObjectIdentifier(owner), path: path)
    all.makeRoom()
    // It ends when nobody looks at the dictionary: what its closure held may bind when it goes.
    let before = all.held.updateValue(Held(binding: binding), forKey: property)
    before?.binding?.end()
  }

  /// How many properties are held on to, alive or not.
  static var heldCount: Int { all.held.count }

  private mutating func makeRoom() {
    guard held.count >= room else { return }
    held = held.filter { $0.value.binding?.isOver == false }
    room = max(Self.leastRoom, held.count * 2)
  }
}
