internal import IntertitleLanguages

extension InterceptedText {
  /// Calls a closure with the shown text: at once, after each assignment, and after each switch.
  ///
  /// All texts that are bound are served by one job on the main actor after a switch, so that the
  /// call comes a little later; a switch that is made on the main actor serves them before it
  /// returns. A text that a switch leaves as it is is not called for. A second call adds a second
  /// closure. The binding lives as long as the text.
  /// ```swift
  /// label.$text.bind { view.text = $0 }
  /// ```
  /// - Parameter push: Called with the shown text, on the main actor; it may assign, bind and unbind
  ///   the text.
  /// - Complexity: One run of the chain where the text was not read since the last switch.
  @MainActor
  public func bind(_ push: @escaping @MainActor (String?) -> Void) {
    let bindings = currentBindings()
    localizer.boundTexts.add(self, bindings)
    // A closure that is made here belongs to the main actor, and so does the text from now on: it is
    // not `Sendable`, so that nobody else can assign it.
    bindings.add(push)
    push(text)
  }

  /// Ends all bindings of this text.
  ///
  /// - Complexity: O(1).
  @MainActor
  public func unbind() {
    localizer.boundTexts.remove(bindings)
    removeBindings()
  }
}

/// The texts that views are bound to, of one localizer and all that were derived from it.
@MainActor
final class BoundTexts {
  private var places: [BoundPlace] = []
  private var isDelivering = false
  private var isDueAgain = false
  /// How many places there may be before those of texts that are gone are taken away.
  private var room = BoundTexts.leastRoom
  nonisolated private static let leastRoom = 64
  /// How often a delivery begins anew, before the main actor gets to do something else.
  nonisolated private static let roundLimit = 100
  /// How many texts were ever bound: while there are none, a switch schedules nothing.
  nonisolated let everBound = AtomicNumber()
  nonisolated private let isScheduled = Locked(false)

  nonisolated init() {}

  func add(_ text: InterceptedText, _ bindings: TextBindings) {
    guard bindings.place == nil else { return }
    if places.count >= room, !isDelivering { compact() }
    everBound.increment()
    let place = BoundPlace(text)
    bindings.place = place
    places.append(place)
  }

  func remove(_ bindings: TextBindings?) {
    bindings?.place?.text = nil
    bindings?.place = nil
  }

  /// The number of texts that are held on to, alive or not.
  var heldCount: Int { places.count }

  /// The number of texts that are bound and alive.
  var count: Int {
    places.reduce(0) { $0 + ($1.text == nil ? 0 : 1) }
  }

  /// Brings every bound text up to date; a switch made by one of them is delivered after.
  func deliver() {
    guard !isDelivering else {
      isDueAgain = true
      return
    }
    isDelivering = true
    var rounds = 0
    repeat {
      isDueAgain = false
      deliverOnce()
      rounds += 1
    } while isDueAgain && rounds < Self.roundLimit
    isDelivering = false
    if isDueAgain { schedule() }
  }

  private func deliverOnce() {
    // The list as it is now: a text that is bound meanwhile was shown when it was.
    let gone = BoundPlace.deliver(places)
    if gone > 0 { compact() }
  }

  private func compact() {
    places.removeAll { $0.text == nil }
    room = max(Self.leastRoom, places.count * 2)
  }

  /// Sees to it that one job on the main actor delivers, however many switches there are till then.
  nonisolated func schedule() {
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    Task { @MainActor in
      isScheduled.withLock { $0 = false }
      deliver()
    }
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

  /// Brings the closures of bound texts up to date after a switch.
  ///
  /// Not isolated, although called on the main actor only: in a method of the actor each closure
  /// would ask for every text once more which actor it is on.
  ///
  /// - Returns: The number of places whose text is gone.
  fileprivate static func deliver(_ places: [BoundPlace]) -> Int {
    var gone = 0
    for place in places {
      if let text = place.text { text.deliver() } else { gone += 1 }
    }
    return gone
  }
}
