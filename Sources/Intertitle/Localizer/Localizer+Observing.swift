public import Foundation
internal import IntertitleLanguages

extension Localizer {
  /// Posted by a localizer after each switch to another language, once the new one is in place, on
  /// the thread that delivers; its object is the localizer that was switched.
  public static let languageDidChange = Notification.Name("IntertitleLanguageDidChange")

  /// Calls a closure after each switch to another language, in the order of the switches.
  ///
  /// Inside the closure everything is in the new language already. It is called on the thread that
  /// made the switch, or on one that was delivering another at the time, once for each switch. It
  /// may switch again: that is delivered after this one.
  ///
  /// - Parameter observer: What to call.
  /// - Returns: A token; when it is gone, the closure is called no more.
  public func observe(
    _ observer: @escaping @Sendable (LanguageChange) -> Void
  ) -> LanguageObservation {
    LanguageObservation(control: control, token: control.observe(observer))
  }

  /// The changes of the language, beginning with one that says how things are now.
  ///
  /// Each read is a stream of its own. A consumer that is slower than the switches gets the newest.
  public var changes: AsyncStream<LanguageChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = control.observe { continuation.yield($0) }
      // A switch that is delivered meanwhile is newer than what is yielded after it: then anew.
      var state: LanguageChange
      repeat {
        state = control.currentState
        continuation.yield(state)
      } while state.revision != control.currentState.revision
      continuation.onTermination = { [control] _ in control.stopObserving(token) }
    }
  }
}

extension Localizer {
  /// Lets the notification centre tell of the switches for as long as the localizer lives.
  func postChanges() {
    _ = control.observe { [weak self] _ in
      guard let self else { return }
      NotificationCenter.default.post(name: Self.languageDidChange, object: self)
    }
  }
}

/// Keeps an observer of the language alive.
public final class LanguageObservation: Sendable {
  private let control: LanguageControl
  private let token: UInt64

  init(control: LanguageControl, token: UInt64) {
    self.control = control
    self.token = token
  }

  deinit { cancel() }

  /// Ends the observation; an observer that is being called meanwhile finishes.
  public func cancel() {
    control.stopObserving(token)
  }
}
