#if canImport(Darwin)
  public import Foundation

  /// Keeps the preference in the user's defaults, which are safe there against a crash.
  ///
  /// `AppleLanguages` and every other key of the system's is left alone.
  ///
  /// `@unchecked Sendable`: `UserDefaults` is documented as safe to use from any thread.
  public struct UserDefaultsPreferenceStore: PreferenceStore, @unchecked Sendable {
    private let defaults: UserDefaults

    /// Creates a store.
    ///
    /// - Parameter defaults: The defaults to use; those of an app group reach its extensions.
    public init(_ defaults: UserDefaults = .standard) {
      self.defaults = defaults
    }

    /// The value that is stored under a key.
    public func value(forKey key: String) -> String? {
      defaults.string(forKey: key)
    }

    /// Stores a value.
    public func store(_ value: String, forKey key: String) {
      defaults.set(value, forKey: key)
    }
  }
#endif
