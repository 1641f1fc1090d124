public import Foundation
internal import IntertitleLanguages

extension Localizer {
  /// Posted by a localizer after each switch to another language, once the new one is in place, on
  /// the thread that delivers; its object is the localizer that was switched.
  ///
  /// One that was made with
  /// ``intercepting(with:)`` shares its language with the one that it was derived from, which is the
  /// object for both; when that one is gone, it is the next one made of those that are there.
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
    let observer = control.add(observer)
    return LanguageObservation { [control] in control.remove(observer) }
  }

  /// The changes of the language, beginning with one that says how things are now.
  ///
  /// Each read is a stream of its own. A consumer that is slower than the switches gets the newest. The
  /// stream ends when the localizer is gone, and all that follow the same language.
  public var changes: AsyncStream<LanguageChange> {
    control.readStoreIfNeeded()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let stream = ChangeStream(continuation)
      let observer = control.add { stream.continuation.yield($0) }
      // A switch that is delivered meanwhile is newer than what is yielded after it: then anew.
      var state: LanguageChange
      repeat {
        state = control.currentState
        continuation.yield(state)
      } while state.revision != control.currentState.revision
      // Weakly, so that the observer, which ends the stream when it goes, goes with the control.
      continuation.onTermination = { [weak control, weak observer] _ in
        if let observer { control?.remove(observer) }
      }
    }
  }
}

/// Ends a stream when the control that holds it is gone.
private final class ChangeStream: Sendable {
  let continuation: AsyncStream<LanguageChange>.Continuation

  init(_ continuation: AsyncStream<LanguageChange>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}

extension Localizer {
  /// Calls a closure on the main actor whenever what is shown may be different, whatever changed: the
  /// language, tables, the chain, ``isOn``, the system.
  ///
  /// A change that is made on the main actor calls it before it returns, once, however much it
  /// changed; changes that are made elsewhere are told by one job of the main actor's, which is one
  /// call for all that were made till then. It is called with the bound texts, and after them. What
  /// changes nothing calls nobody. Inside the closure everything is as it is in use; it may change
  /// more, which is told after it.
  ///
  /// - Parameter observer: What to call: to lay out anew, to ask for texts again.
  /// - Returns: A token; when it is gone, the closure is called no more.
  @MainActor
  public func observeTexts(
    _ observer: @escaping @MainActor () -> Void
  ) -> LanguageObservation {
    let observer = TextObserver(of: snapshots, log: log, observer)
    family.shownTexts.add(observer)
    return LanguageObservation { observer.end() }
  }
}

/// Keeps an observer of the language, or of texts, alive.
public final class LanguageObservation: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }

  /// Ends the observation; an observer that is being called meanwhile finishes.
  public func cancel() { end() }
}
