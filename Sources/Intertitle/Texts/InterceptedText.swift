internal import CIntertitle
public import IntertitleChain
internal import IntertitleLanguages

/// One text of a model: what was assigned to it, and what is shown for it in the language in use.
///
/// Every assignment runs the localizer's chain once, when it is made. A read gives the shown text;
/// after a switch of the language the next read resolves it anew, so that a read is never in the
/// old language.
/// ```swift
/// let text = InterceptedText(slot: .label)
/// text.text = "Wallet"  // the key
/// text.text             // "Portefeuille"
/// text.key              // "Wallet"
/// ```
/// A text is not `Sendable`: like a view it belongs to one isolation. Its localizer may be used
/// from everywhere.
public final class InterceptedText {
  private enum Phase { case idle, busy, overtaken }

  // What a read looks at comes first, in one line of the cache.
  private let now: AtomicNumber.Reader
  /// The generation up to which `shown` was found current.
  private var generation: UInt64 = 0
  private var shown: String?

  /// The kind of place the text is shown in.
  public let slot: TextSlot
  /// The localizer that was current when the text was made.
  public let localizer: Localizer
  /// The table of texts that are assigned without one; nil for the main table.
  public let table: String?

  private var assigned: LocalizedText?
  private var shownOrigin = TextOrigin.assigned
  /// The state of the localizer that `shown` was resolved with.
  private var epoch: UInt64 = 0
  private var phase = Phase.idle
  /// What every assignment is handed on to: the key, never what is shown here.
  private let followers: [InterceptedText]
  /// What is called with the shown text; most texts have nothing of the kind.
  var bindings: TextBindings?
  /// Rises with each assignment, so that what a model keeps beside the text can tell its own.
  private(set) var revision: UInt = 0

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  ///   - localizer: The localizer to ask; the current one unless said otherwise.
  public convenience init(
    slot: TextSlot,
    table: String? = nil,
    localizer: Localizer = .current
  ) {
    self.init(slot: slot, table: table, localizer: localizer, feeding: [])
  }

  init(slot: TextSlot, table: String?, localizer: Localizer, feeding followers: [InterceptedText]) {
    self.slot = slot
    self.table = table
    self.localizer = localizer
    self.followers = followers
    now = localizer.changed.reader
  }

  /// The shown text; setting it assigns a key.
  ///
  /// Setting the text that was assigned last, or the text that is shown, changes neither text nor
  /// key. Setting nil shows nothing.
  ///
  /// - Complexity: A read costs a comparison of two numbers, and one run of the chain after a
  ///   switch. A write costs one run of the chain for the text and for each text it feeds.
  public var text: String? {
    get {
      refreshIfNeeded()
      return shown
    }
    set {
      revision &+= 1
      guard let newValue else { return assign(nil) }
      if holds(newValue) { settle() } else { assign(LocalizedText(plain: newValue)) }
    }
  }

  /// What was assigned, with what a plain string cannot carry: a table, or that it is verbatim.
  public var content: LocalizedText? {
    get { assigned }
    set {
      revision &+= 1
      if newValue != nil, newValue == assigned { settle() } else { assign(newValue) }
    }
  }

  /// The key as it was assigned; nil where there is no text and where the content is verbatim.
  ///
  /// A text that a link of the chain leaves alone keeps it.
  public var key: String? { assigned?.key }

  /// Where the shown text came from.
  public var origin: TextOrigin {
    refreshIfNeeded()
    return shownOrigin
  }
}

// What an assignment does. While a chain runs for a text, that text and all that it feeds are busy:
// an assignment that a link makes to one of them then is told from one that the app makes.
extension InterceptedText {
  /// Whether a text is the one that was assigned last, or the one that is shown.
  private func holds(_ text: String) -> Bool {
    assigned?.isWords(text) ?? false
      || shown?.isIdentical(to: text) ?? false
  }

  private func assign(_ content: LocalizedText?) {
    guard phase == .idle else { return overtake(content) }
    guard followers.isEmpty, let content else { return assignAndHandOn(content) }
    // Most texts feed nothing: this is `assignAndHandOn` without what only titles need.
    assigned = content
    phase = .busy
    resolve(content, cause: .assigned)
    phase = .idle
    bindings?.pushIfDue(shown)
  }

  private func assignAndHandOn(_ content: LocalizedText?) {
    assigned = content
    enter()
    show(content)
    handOn(content)
    leave()
  }

  /// Takes a text that the slot holds already: resolves it only if something changed since.
  private func settle() {
    if phase == .idle, generation == now.value, followers.isEmpty { return }
    settle(assigned)
  }

  private func settle(_ content: LocalizedText?) {
    guard phase == .idle, let content else { return overtake(content) }
    enter()
    refresh(content, cause: .assigned)
    handOn(content)
    leave()
  }

  private func handOn(_ content: LocalizedText?) {
    if followers.isEmpty { return }
    for follower in followers where phase == .busy && follower.phase == .busy {
      follower.receive(content)
    }
  }

  /// Takes what another text hands on, while that one has this one marked as busy.
  private func receive(_ content: LocalizedText?) {
    revision &+= 1
    if content != assigned {
      assigned = content
      show(content)
    } else if let content {
      refresh(content, cause: .assigned)
    }
    handOn(content)
  }

  private func enter() {
    phase = .busy
    if followers.isEmpty { return }
    for follower in followers { follower.enter() }
  }

  /// Ends the assignment everywhere before a bound closure is called: what that assigns is no
  /// link's doing.
  private func leave() {
    endAssignment()
    pushAll()
  }

  private func endAssignment() {
    phase = .idle
    if followers.isEmpty { return }
    for follower in followers { follower.endAssignment() }
  }

  private func pushAll() {
    if !followers.isEmpty {
      for follower in followers { follower.pushAll() }
    }
    bindings?.pushIfDue(shown)
  }

  /// Takes an assignment that a link makes to a busy text: it wins, and is shown as assigned.
  private func overtake(_ content: LocalizedText?) {
    if phase == .busy { phase = .overtaken }
    assigned = content
    shown = content.map { localizer.snapshot().asAssigned($0) }
    shownOrigin = .assigned
    generation = now.value
    bindings?.isPushDue = true
    for follower in followers { follower.overtake(content) }
    localizer.reportNestedAssignment(to: slot)
  }
}

// How a text is resolved: with the localizer's state as it is when the run begins.
extension InterceptedText {
  @inline(__always)
  private func refreshIfNeeded() {
    if generation != intertitle_load(now.storage) { refreshAfterChange() }
  }

  @inline(never)
  private func refreshAfterChange() {
    guard phase == .idle, let assigned else { return }
    phase = .busy
    refresh(assigned, cause: .refreshed)
    phase = .idle
  }

  /// Resolves anew if what the text was resolved with is no longer in use.
  private func refresh(_ content: LocalizedText, cause: TextAssignment.Cause) {
    let generation = now.value
    guard self.generation != generation else { return }
    let snapshot = localizer.snapshot()
    if snapshot.epoch == epoch {
      self.generation = generation
    } else {
      resolve(content, with: snapshot, generation, cause: cause)
    }
  }

  private func show(_ content: LocalizedText?) {
    if let content { return resolve(content, cause: .assigned) }
    generation = now.value
    show(nil, from: .assigned)
  }

  private func resolve(_ content: LocalizedText, cause: TextAssignment.Cause) {
    // The number is read before the snapshot: a switch in between makes the next read look again.
    let generation = intertitle_load(now.storage)
    resolve(content, with: localizer.snapshot(at: generation), generation, cause: cause)
  }

  private func resolve(
    _ content: LocalizedText,
    with snapshot: Snapshot,
    _ generation: UInt64,
    cause: TextAssignment.Cause
  ) {
    let epoch = snapshot.epoch
    let resolution = snapshot.resolve(content, slot: slot, table: table, cause: cause)
    guard phase != .overtaken else { return }
    self.generation = generation
    self.epoch = epoch
    show(resolution.text, from: resolution.origin)
  }

  private func show(_ text: String?, from origin: TextOrigin) {
    if let bindings, !shown.isIdentical(to: text) { bindings.isPushDue = true }
    shown = text
    shownOrigin = origin
  }
}
