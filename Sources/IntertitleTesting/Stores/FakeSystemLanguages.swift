public import Intertitle

/// A system whose languages a test sets, at any time.
///
/// ```swift
/// let system = FakeSystemLanguages(["fr"])
/// let localizer = Localizer(system: system.languages)
/// system.preferred = ["ja"]  // the person changes the settings: the localizer follows
/// ```
public final class FakeSystemLanguages: Sendable {
  private struct State {
    var preferred: [Language]
    var observers: [@Sendable () -> Void] = []
    var questions = 0
  }

  private let state: Locked<State>

  /// Creates a system.
  ///
  /// - Parameter preferred: The languages that the person reads, best first.
  public init(_ preferred: [Language] = []) {
    state = Locked(State(preferred: preferred))
  }

  /// The languages that the person reads, best first; setting them tells whoever observes.
  public var preferred: [Language] {
    get { state.withLock { $0.preferred } }
    set {
      let observers = state.withLock { state in
        state.preferred = newValue
        return state.observers
      }
      for observer in observers { observer() }
    }
  }

  /// Changes the languages and tells nobody, as a system does that is asked at the next start only.
  public func changeSilently(to preferred: [Language]) {
    state.withLock { $0.preferred = preferred }
  }

  /// How often the system was asked.
  public var questions: Int { state.withLock { $0.questions } }

  /// What a localizer is made with.
  public var languages: SystemLanguages {
    SystemLanguages { [self] in
      state.withLock { state in
        state.questions += 1
        return state.preferred
      }
    } observe: { [self] changed in
      state.withLock { $0.observers.append(changed) }
    }
  }
}
