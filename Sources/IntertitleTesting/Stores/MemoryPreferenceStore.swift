public import Intertitle

/// Keeps preferences in memory, remembers every write, and fails when it is told to.
///
/// Two localizers over one store are two processes over one file:
/// ```swift
/// let store = MemoryPreferenceStore()
/// try Localizer(store: store).use("fr")
/// Localizer(store: store).preference  // .fixed("fr")
/// ```
public final class MemoryPreferenceStore: PreferenceStore {
  /// Something that was stored.
  public struct Write: Hashable, Sendable {
    /// The name of the value.
    public let key: String
    /// The value.
    public let value: String

    /// Creates a write, to compare with.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The failure of a store that was told to fail.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The reason.
    public let description: String

    /// Creates a failure.
    public init(_ reason: String = "the store was told to fail") { description = reason }
  }

  private struct State {
    var values: [String: String]
    var writes: [Write] = []
    var reading: Failure?
    var writing: Failure?
  }

  private let state: Locked<State>

  /// Creates a store.
  ///
  /// - Parameter values: What is stored already.
  public init(_ values: [String: String] = [:]) {
    state = Locked(State(values: values))
  }

  /// What is stored; setting it is what another process does, and is no write.
  public var values: [String: String] {
    get { state.withLock { $0.values } }
    set { state.withLock { $0.values = newValue } }
  }

  /// What was stored, in order.
  public var writes: [Write] { state.withLock { $0.writes } }

  /// What reading fails with from now on; nil lets it succeed.
  public var readingFailure: Failure? {
    get { state.withLock { $0.reading } }
    set { state.withLock { $0.reading = newValue } }
  }

  /// What storing fails with from now on; nil lets it succeed.
  public var writingFailure: Failure? {
    get { state.withLock { $0.writing } }
    set { state.withLock { $0.writing = newValue } }
  }

  /// The value that is stored under a key.
  public func value(forKey key: String) throws -> String? {
    try state.withLock { state throws in
      if let failure = state.reading { throw failure }
      return state.values[key]
    }
  }

  /// Stores a value and remembers the write.
  public func store(_ value: String, forKey key: String) throws {
    try state.withLock { state throws in
      if let failure = state.writing { throw failure }
      state.values[key] = value
      state.writes.append(Write(key: key, value: value))
    }
  }
}
