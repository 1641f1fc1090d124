/// Where the preference of a person is kept between runs.
///
/// A store keeps the old value or has the new one, never neither, whatever happens while it writes.
/// It is called on the thread that asks for a language, or that uses a localizer first, one call at a
/// time for each localizer. It must not wait for the main thread or for another thread that uses the
/// localizer: these may be waiting for the store. A switch of the language from inside is refused.
public protocol PreferenceStore: Sendable {
  /// The value that is stored under a key; nil where there is none.
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: What was stored last.
  /// - Throws: An error that describes itself, where something is stored but cannot be read.
  func value(forKey key: String) throws -> String?

  /// Stores a value, so that the next process finds it.
  ///
  /// - Parameters:
  ///   - value: What to store.
  ///   - key: The name of the value.
  /// - Throws: An error that describes itself; the old value is kept then.
  func store(_ value: String, forKey key: String) throws
}
