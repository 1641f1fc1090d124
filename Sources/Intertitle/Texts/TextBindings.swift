internal import CIntertitle
internal import IntertitleLanguages

/// What is called with the text that is shown, each time that another one is.
///
/// Closures that assign bound texts may call each other without end. Those that would stand too deep
/// inside each other wait until the outermost call has ended, and then stand beside each other, each
/// text at most once; after four thousand of them, one is left out.
final class TextBindings {
  // Nearly every bound text has one binding: it stands by itself, so that it is called without
  // holding on to a list.
  private var first: TextBinding?
  private var others: [TextBinding] = []
  /// How many of them did not say that they are over.
  private var living = 0
  /// How many others there may be before those that are over are taken away.
  private var room = TextBindings.leastRoom
  private static let leastRoom = 4
  /// Rises with each text that the closures are called with.
  private var round: UInt = 0
  /// Where the text stands among the bound ones.
  var place: BoundPlace?
  /// Whether a text is shown that the closures were not called with yet.
  var isPushDue = false
  private var isWaiting = false
  /// The view of the text for Observation, once somebody asked for one.
  var observed: AnyObject?
  private let log: DiagnosticLog

  init(log: DiagnosticLog) {
    self.log = log
  }

  func add(_ binding: TextBinding) {
    living += 1
    binding.bindings = self
    if others.count >= room { makeRoom() }
    if first == nil { first = binding } else { others.append(binding) }
  }

  /// How many are held on to, over or not.
  var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Takes away those that are over.
  private func makeRoom() {
    // They are freed when nobody looks at the list.
    let before = [first].compactMap(\.self) + others
    let alive = before.filter { !$0.isOver }
    (first, others) = (alive.first, Array(alive.dropFirst()))
    room = max(Self.leastRoom, alive.count * 2)
    for binding in before where binding.isOver { binding.end() }
  }

  /// Takes note that one is over; with the last one the text is bound no more.
  func noteEnd() {
    living -= 1
    if living == 0 { leavePlace()?.bindings = nil }
  }

  /// Gives up the place among the bound texts.
  ///
  /// - Returns: The text that stood there, if it is alive.
  @discardableResult
  func leavePlace() -> InterceptedText? {
    let text = place?.text
    place?.text = nil
    place = nil
    return text
  }

  @inline(__always)
  func pushIfDue(_ shown: String?) {
    if isPushDue { push(shown) }
  }

  @inline(never)
  private func push(_ shown: String?) {
    // `CallDepth` written out: a function of another module is not inlined, and a switch calls this
    // once for each bound text.
    let calls = intertitle_calls_of_this_thread()
    guard intertitle_begin_call(calls, intertitle_telling) else { return wait() }
    isPushDue = false
    call(shown)
    if intertitle_end_call(calls, intertitle_telling.weight) { PostponedCalls.settle(calls) }
  }

  @inline(__always)
  private func call(_ shown: String?) {
    round &+= 1
    let own = round
    let count = others.count
    first?.call(shown)
    if count == 0 { return }
    // A closure may assign the text, which calls them all with another one, end the bindings, or add
    // one, which was called when it came.
    for binding in others.prefix(count) where round == own {
      CallDepth.beginNext()
      binding.call(shown)
    }
  }

  /// Has the closures called with what is shown after the outermost call has ended.
  private func wait() {
    if isWaiting { return }
    isWaiting = PostponedCalls.add { [weak self] in
      self?.isWaiting = false
      self?.place?.text?.pushWhatIsShown()
    }
    if isWaiting { return }
    isPushDue = false
    log.report(once: "endless", .endlessBinding)
  }

  /// Calls nobody any more.
  func end() {
    round &+= 1
    for binding in [first].compactMap(\.self) + others { binding.end() }
  }

  deinit { end() }
}
