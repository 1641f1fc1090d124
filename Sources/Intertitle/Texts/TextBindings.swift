internal import IntertitleLanguages

/// What is called with the text that is shown, each time that another one is.
///
/// Closures that assign the text another one each time that they are called would call each other
/// for ever: a hundred deep they are called no more.
final class TextBindings {
  // Nearly every bound text has one closure: it stands by itself, so that it is called without
  // holding on to a list.
  private var first: ((String?) -> Void)?
  private var others: [(String?) -> Void] = []
  /// Rises with each text that the closures are called with.
  private var round: UInt = 0
  /// Where the text stands among the bound ones.
  var place: BoundPlace?
  /// Whether a text is shown that the closures were not called with yet.
  var isPushDue = false
  /// The view of the text for Observation, once somebody asked for one.
  var observed: AnyObject?
  /// How many calls of the closures stand inside each other.
  private var depth = 0
  private static let depthLimit = 100
  private let log: DiagnosticLog

  init(log: DiagnosticLog) {
    self.log = log
  }

  func add(_ push: @escaping (String?) -> Void) {
    if first == nil { first = push } else { others.append(push) }
  }

  @inline(__always)
  func pushIfDue(_ shown: String?) {
    if isPushDue { push(shown) }
  }

  @inline(never)
  private func push(_ shown: String?) {
    isPushDue = false
    guard depth < Self.depthLimit else { return log.report(once: "endless", .endlessBinding) }
    depth += 1
    defer { depth -= 1 }
    round &+= 1
    let own = round
    first?(shown)
    if others.isEmpty { return }
    // A closure may assign the text, which calls them all with another one, or end the bindings.
    for push in others where round == own { push(shown) }
  }

  /// Calls nobody any more.
  func end() {
    round &+= 1
  }
}
