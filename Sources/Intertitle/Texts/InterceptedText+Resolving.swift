internal import CIntertitle
internal import IntertitleChain
internal import IntertitleLanguages

// How a text is resolved: with the localizer's state as it is when the run begins.
extension InterceptedText {
  @inline(__always)
  var snapshots: Snapshots { localizer.snapshots }

  @inline(__always)
  func refreshIfNeeded() {
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
  func refresh(_ content: LocalizedText, cause: TextAssignment.Cause) {
    let generation = now.value
    guard self.generation != generation else { return }
    let snapshot = snapshots.at(generation)
    if snapshot.epoch == epoch {
      self.generation = generation
    } else {
      resolve(content, with: snapshot, generation, cause: cause)
    }
  }

  func show(_ content: LocalizedText?) {
    if let content { return resolve(content, cause: .assigned) }
    generation = now.value
    show(nil, from: .assigned)
  }

  func resolve(_ content: LocalizedText, cause: TextAssignment.Cause) {
    // The number is read before the snapshot: a switch in between makes the next read look again.
    let generation = intertitle_load(now.storage)
    resolve(content, with: snapshots.at(generation), generation, cause: cause)
  }

  private func resolve(
    _ content: LocalizedText,
    with snapshot: Snapshot,
    _ generation: UInt64,
    cause: TextAssignment.Cause
  ) {
    let epoch = snapshot.epoch
    // A link may ask, too.
    isRuled = snapshot.hasVerbatimRules
    let resolution = snapshot.resolve(content, slot: slot, table: table, cause: cause)
    guard phase != .overtaken else { return }
    // What could not be resolved now is at the next read, and no generation has the number 0.
    let isResolved = !resolution.origin.isLeftForNow
    (self.generation, self.epoch) = isResolved ? (generation, epoch) : (0, 0)
    show(resolution.text, from: resolution.origin)
  }

  private func show(_ text: String?, from origin: TextOrigin) {
    if let bindings, !shown.isIdentical(to: text) { bindings.isPushDue = true }
    shown = text
    shownOrigin = origin
  }

  /// Brings the bound closures up to date; does nothing where nothing changed.
  func pushWhatIsShown() {
    let shown = text
    bindings?.pushIfDue(shown)
  }
}
