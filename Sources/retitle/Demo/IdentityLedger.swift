import Intertitle
import IntertitleSample

/// Numbers objects by their identity, in the order in which they are seen first.
///
/// An object that took another's place would get a number that nobody had before. The addresses
/// themselves would be as good, but differ from run to run.
struct IdentityLedger {
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  var count: Int { objects.count }

  /// Takes everything a screen is made of.
  mutating func enter(_ screen: SatchelScreen) {
    let items: [any TextBearer] = [screen, screen.navigationItem, screen.tabBarItem]
    for model in items + screen.models { _ = number(of: model) }
    for text in screen.tree { _ = number(of: text) }
  }

  /// The number of an object; a new one where it was not seen before.
  mutating func number(of object: AnyObject) -> Int {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    // Kept alive, so that no later object gets the address of one that is gone.
    objects.append(object)
    numbers[ObjectIdentifier(object)] = objects.count
    return objects.count
  }
}
