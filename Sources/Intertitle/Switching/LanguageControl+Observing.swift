internal import Foundation
internal import IntertitleLanguages

// Who hears of changes of the language.
extension LanguageControl {
  /// Adds an observer, who hears of all changes that are made from now on.
  func add(_ call: @escaping @Sendable (LanguageChange) -> Void) -> LanguageObserver {
    state.withLock { state in
      let observer = LanguageObserver(since: state.revision, call)
      state.observers.append(observer)
      return observer
    }
  }

  func remove(_ observer: LanguageObserver) {
    state.withLock { state in state.observers.removeAll { $0 === observer } }
    observer.end()
  }

  /// Tells a change to whoever observes, in the order in which they came.
  func tell(_ change: LanguageChange) {
    let observers = state.withLock { $0.observers }
    for observer in observers {
      observer.hear(change)
      CallDepth.beginNext()
    }
  }
}

// Which localizers have the language, so that the notification centre can be told of them.
extension LanguageControl {
  func add(_ localizer: Localizer) {
    let reference = LocalizerReference(localizer)
    state.withLock { $0.localizers.append(reference) }
  }

  func remove(_ localizer: Localizer) {
    let id = ObjectIdentifier(localizer)
    state.withLock { state in state.localizers.removeAll { $0.id == id } }
  }

  func postChange() {
    // They leave the lock before they are let go: each may be the last to hold its localizer.
    let localizers = state.withLock { state in state.localizers.map(\.localizer) }
    guard let localizer = localizers.lazy.compactMap({ $0 }).first else { return }
    NotificationCenter.default.post(name: Localizer.languageDidChange, object: localizer)
  }
}

/// A localizer that is not kept alive.
struct LocalizerReference: Sendable {
  let id: ObjectIdentifier
  weak var localizer: Localizer?

  init(_ localizer: Localizer) {
    id = ObjectIdentifier(localizer)
    self.localizer = localizer
  }
}

/// Somebody who hears of changes of the language until it ends.
final class LanguageObserver: Sendable {
  /// The last change before it came.
  private let since: Int
  // In a structure: a closure that is reached through a generic type by itself is wrapped once more
  // each time.
  private struct State {
    var call: (@Sendable (LanguageChange) -> Void)?
  }

  private let state: Locked<State>

  init(since: Int, _ call: @escaping @Sendable (LanguageChange) -> Void) {
    self.since = since
    state = Locked(State(call: call))
  }

  func hear(_ change: LanguageChange) {
    if change.revision > since { state.withLock { $0.call }?(change) }
  }

  /// Calls nobody any more.
  func end() {
    // It is freed after the lock: what it held may end an observation of its own when it goes.
    _ = state.withLock { state in
      defer { state.call = nil }
      return state.call
    }
  }
}
