/// Keeps a closure, or a property of an object, up to date with a text, until it ends.
///
/// It ends with the text, with the object whose property it is, and when it is cancelled. Whether
/// anybody holds on to it does not matter: a binding that is let go of goes on.
/// ```swift
/// binding?.cancel()  // what this button showed before
/// binding = row.$title.bind { [weak button] in button?.setTitle($0, for: .normal) }
/// ```
public final class TextBinding: @unchecked Sendable {
  // `@unchecked Sendable`: all of it is reached on the main actor, whose a bound text is; others can
  // only hand the token on.
  private var push: ((String?) -> Void)?
  private weak var owner: AnyObject?
  private let isOwned: Bool
  /// The others of the same text, and this one.
  weak var bindings: TextBindings?

  init(of owner: AnyObject?, _ push: @escaping (String?) -> Void) {
    self.push = push
    self.owner = owner
    isOwned = owner != nil
  }

  /// Ends the binding: its closure is called no more, not even by a delivery that is under way, and
  /// is freed.
  ///
  /// It may be called from inside the closure, and again.
  ///
  /// - Complexity: O(1).
  @MainActor
  public func cancel() { end() }

  /// Whether nobody is to be called any more.
  var isOver: Bool { push == nil || isOwned && owner == nil }

  /// Calls the closure, unless it is over.
  func call(_ shown: String?) {
    if isOver { end() } else { push?(shown) }
  }

  func end() {
    // It is freed when nobody looks at the property: what it held may bind or cancel when it goes.
    guard let ended = push else { return }
    push = nil
    bindings?.noteEnd()
    withExtendedLifetime(ended) {}
  }
}
