/// What is called with the text that is shown, each time that another one is.
final class TextBindings {
  private var pushes: [(String?) -> Void] = []
  /// Rises with each text that the closures are called with.
  private var round: UInt = 0
  /// Where the text stands among the bound ones.
  var place: BoundPlace?
  /// Whether a text is shown that the closures were not called with yet.
  var isPushDue = false
  /// The view of the text for Observation, once somebody asked for one.
  var observed: AnyObject?

  func add(_ push: @escaping (String?) -> Void) {
    pushes.append(push)
  }

  @inline(never)
  func pushIfDue(_ shown: String?) {
    guard isPushDue else { return }
    isPushDue = false
    round &+= 1
    let own = round
    // A closure may assign the text, which calls them all with another one, or end the bindings.
    for push in pushes where round == own { push(shown) }
  }

  /// Calls nobody any more.
  func end() {
    round &+= 1
  }
}
