internal import IntertitleChain
internal import IntertitleLanguages

// What an assignment does. While a chain runs for a text, that text and all that it feeds are busy:
// an assignment that a link makes to one of them then is told from one that the app makes.
extension InterceptedText {
  /// Whether a text is the one that was assigned last, or the one that is shown: unless a verbatim rule
  /// takes that, because a person may be called as a button is in this language.
  func holds(_ text: String) -> Bool {
    if assigned?.isWords(text) ?? false { return true }
    // What a text showed before a switch is nothing that it holds.
    refreshIfNeeded()
    guard shown?.isIdentical(to: text) ?? false else { return false }
    // Most chains have no rule that could be asked.
    return !isRuled || !snapshots.now.leavesAlone(text, slot: slot, table: table)
  }

  func assign(_ content: LocalizedText?) {
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
  func settle() {
    if phase == .idle, generation == now.value, followers.isEmpty {
      bindings?.pushIfDue(shown)
    } else {
      settle(assigned)
    }
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
    shown = content.map { snapshots.now.asAssigned($0) }
    shownOrigin = .assigned
    generation = now.value
    bindings?.isPushDue = true
    for follower in followers { follower.overtake(content) }
    localizer.log.report(.nestedAssignment(to: slot))
  }
}
