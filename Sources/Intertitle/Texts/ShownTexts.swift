internal import IntertitleLanguages

/// Who shows texts of a family, and is served after a turn that may have changed them: the texts that
/// views are bound to, and the observers of texts.
///
/// A turn says nothing but that something changed: each is served what is in use when it is, so that
/// turns of which nobody on the main actor saw anything are one.
@MainActor
final class ShownTexts {
  private var places: [BoundPlace] = []
  private var observers: [TextObserver] = []
  private var isServing = false
  private var isDueAgain = false
  /// How many places there may be before those of texts that are gone are taken away.
  private var room = ShownTexts.leastRoom
  nonisolated private static let leastRoom = 64
  /// How often everybody is served anew, before the main actor gets to do something else.
  nonisolated private static let roundLimit = 100
  /// How many there ever were: while there are none, a change schedules nothing.
  nonisolated private let everShown = AtomicNumber()
  nonisolated private let isScheduled = Locked(false)

  nonisolated init() {}

  func add(_ text: InterceptedText, _ bindings: TextBindings) {
    guard bindings.place == nil else { return }
    if places.count >= room, !isServing { compact() }
    everShown.increment()
    let place = BoundPlace(text)
    bindings.place = place
    places.append(place)
  }

  func add(_ observer: TextObserver) {
    everShown.increment()
    // Those that are over are freed when nobody looks at the property: a chain may go with them.
    let before = observers
    observers = before.filter { !$0.isOver } + [observer]
    withExtendedLifetime(before) {}
  }

  /// The number of texts that are held on to, alive or not.
  var heldCount: Int { places.count }

  /// The number of texts that are bound and alive.
  var count: Int {
    places.reduce(0) { $0 + ($1.text == nil ? 0 : 1) }
  }

  /// Serves everybody after a turn: before this returns on the main actor, else soon.
  nonisolated func serve(isolation: (any Actor)?) {
    guard everShown.value > 0 else { return }
    if isolation === MainActor.shared || MainActor.isThisThread {
      MainActor.assumeIsolated { serve() }
    } else {
      schedule()
    }
  }

  /// Sees to it that one job on the main actor serves everybody, however many turns end till then.
  nonisolated private func schedule() {
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    Task { @MainActor in
      isScheduled.withLock { $0 = false }
      serve()
    }
  }

  /// Serves everybody; what one of them changes is served after.
  private func serve() {
    isDueAgain = true
    guard !isServing else { return }
    isServing = true
    for _ in 0..<Self.roundLimit where isDueAgain {
      isDueAgain = false
      serveOnce()
    }
    isServing = false
    if isDueAgain { schedule() }
  }

  private func serveOnce() {
    // The lists as they are now: who comes meanwhile was shown how things are when it did.
    let gone = BoundPlace.bringUpToDate(places)
    if gone > 0 { compact() }
    for observer in observers { observer.hear() }
  }

  private func compact() {
    places.removeAll { $0.text == nil }
    room = max(Self.leastRoom, places.count * 2)
  }
}

/// A bound text's place among the others, for as long as the text lives.
///
/// An object, because a weak reference in an array is copied before it is read, which costs more
/// than all the rest of a delivery. It does not hold the closures: what they hold is freed with the
/// text.
final class BoundPlace {
  weak var text: InterceptedText?

  init(_ text: InterceptedText) {
    self.text = text
  }

  /// Brings the closures of bound texts up to date.
  ///
  /// Not isolated, although called on the main actor only: in a method of the actor each closure
  /// would ask for every text once more which actor it is on.
  ///
  /// - Returns: The number of places whose text is gone.
  fileprivate static func bringUpToDate(_ places: [BoundPlace]) -> Int {
    var gone = 0
    for place in places {
      if let text = place.text { text.pushWhatIsShown() } else { gone += 1 }
    }
    return gone
  }
}
