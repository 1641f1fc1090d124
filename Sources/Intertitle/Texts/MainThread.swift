internal import Foundation

extension MainActor {
  /// Whether this is the main thread of an Apple system, which is the main actor's there.
  ///
  /// On Linux the main actor leaves the main thread at its first `await`, so that the thread says
  /// nothing: only the caller's isolation does.
  static var isThisThread: Bool {
    #if canImport(Darwin)
      Thread.isMainThread
    #else
      false
    #endif
  }
}
