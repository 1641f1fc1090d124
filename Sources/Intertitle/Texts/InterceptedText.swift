public import IntertitleChain

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

  /// The kind of place the text is shown in.
  public let slot: TextSlot
  /// The localizer that was current when the text was made.
  public let localizer: Localizer
  /// The table of texts that are assigned without one; nil for the main table.
  public let table: String?

  private var assigned: LocalizedText?
  private var shown: String?
  private var shownOrigin = TextOrigin.assigned
  /// The generation up to which `shown` was found current.
  private var generation: UInt64 = 0
  /// The state of the localizer that `shown` was resolved with.
  private var epoch: UInt64 = 0
  private var phase = Phase.idle
  private var followers: [InterceptedText] = []
  private var pushes: [(String?) -> Void] = []
  private var isPushDue = false
  /// Where the text stands among the bound ones.
  var boundIndex: Int?
  /// Rises with each assignment, so that what a model keeps beside the text can tell its own.
  private(set) var revision: UInt = 0

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  ///   - localizer: The localizer to ask; the current one unless said otherwise.
  public init(slot: TextSlot, table: String? = nil, localizer: Localizer = .current) {
    self.slot = slot
    self.table = table
    self.localizer = localizer
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
      if let newValue, let assigned, assigned.assignedText == newValue || shown == newValue {
        settle(assigned)
      } else {
        assign(newValue.map { .key($0) })
      }
    }
  }

  /// What was assigned, with what a plain string cannot carry: a table, or that it is verbatim.
  public var content: LocalizedText? {
    get { assigned }
    set {
      revision &+= 1
      if let newValue, newValue == assigned { settle(newValue) } else { assign(newValue) }
    }
  }

  /// The key; nil where there is no text and where the text is shown as it is.
  public var key: String? { assigned?.key }

  /// Where the shown text came from.
  public var origin: TextOrigin {
    refreshIfNeeded()
    return shownOrigin
  }

  /// Hands every assignment on to other texts: their keys, never what is shown here.
  func feed(_ texts: InterceptedText...) {
    followers += texts
  }
}

// What an assignment does. While a chain runs for a text, that text and all that it feeds are busy:
// an assignment that a link makes to one of them then is told from one that the app makes.
extension InterceptedText {
  private func assign(_ content: LocalizedText?) {
    guard phase == .idle else { return overtake(content) }
    assigned = content
    enter()
    resolve(content, cause: .assigned)
    handOn(content)
    leave()
  }

  /// Takes a text that the slot holds already: resolves it only if something changed since.
  private func settle(_ content: LocalizedText) {
    guard phase == .idle else { return overtake(content) }
    guard generation != localizer.generation || !followers.isEmpty else { return }
    enter()
    refresh(content, cause: .assigned)
    handOn(content)
    leave()
  }

  private func handOn(_ content: LocalizedText?) {
    for follower in followers where phase == .busy && follower.phase == .busy {
      follower.receive(content)
    }
  }

  /// Takes what another text hands on, while that one has this one marked as busy.
  private func receive(_ content: LocalizedText?) {
    revision &+= 1
    if content != assigned {
      assigned = content
      resolve(content, cause: .assigned)
    } else if let content {
      refresh(content, cause: .assigned)
    }
    handOn(content)
  }

  private func enter() {
    phase = .busy
    for follower in followers { follower.enter() }
  }

  private func leave() {
    for follower in followers { follower.leave() }
    phase = .idle
    if !pushes.isEmpty { pushIfDue() }
  }

  /// Takes an assignment that a link makes to a busy text: it wins, and is shown as assigned.
  private func overtake(_ content: LocalizedText?) {
    if phase == .busy { phase = .overtaken }
    assigned = content
    shown = content?.assignedText
    shownOrigin = .assigned
    generation = localizer.generation
    isPushDue = true
    for follower in followers { follower.overtake(content) }
    localizer.reportNestedAssignment(to: slot)
  }
}

// How a text is resolved: with the localizer's state as it is when the run begins.
extension InterceptedText {
  @inline(__always)
  private func refreshIfNeeded() {
    if generation != localizer.generation { refreshAfterChange() }
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
    let generation = localizer.generation
    guard self.generation != generation else { return }
    let snapshot = localizer.snapshot()
    if snapshot.epoch == epoch {
      self.generation = generation
    } else {
      resolve(content, with: snapshot, generation, cause: cause)
    }
  }

  private func resolve(_ content: LocalizedText?, cause: TextAssignment.Cause) {
    // The number is read before the snapshot: a switch in between makes the next read look again.
    let generation = localizer.generation
    if let content {
      resolve(content, with: localizer.snapshot(), generation, cause: cause)
    } else {
      show(nil, from: .assigned)
    }
  }

  private func resolve(
    _ content: LocalizedText,
    with snapshot: Snapshot,
    _ generation: UInt64,
    cause: TextAssignment.Cause
  ) {
    let epoch = snapshot.epoch
    let resolution = snapshot.resolve(
      content.assignment(slot: slot, table: table, source: snapshot, cause: cause)
    )
    guard phase != .overtaken else { return }
    self.generation = generation
    self.epoch = epoch
    show(resolution.text, from: resolution.origin)
  }

  private func show(_ text: String?, from origin: TextOrigin) {
    shown = text
    shownOrigin = origin
    isPushDue = true
  }
}

// How a shown text reaches a view. The closures belong to the main actor, and so does a text that
// has one: `bind` is on the main actor and the text is not `Sendable`.
extension InterceptedText {
  func addPush(_ push: @escaping (String?) -> Void) {
    refreshIfNeeded()
    pushIfDue()
    pushes.append(push)
    push(shown)
  }

  func removePushes() {
    pushes = []
  }

  /// Brings the bound closures up to date after a switch; does nothing where nothing changed.
  func deliver() {
    refreshIfNeeded()
    pushIfDue()
  }

  private func pushIfDue() {
    guard isPushDue else { return }
    isPushDue = false
    for push in pushes { push(shown) }
  }
}
