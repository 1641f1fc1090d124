public import Foundation

/// Whoever answers look-ups of localized strings as a bundle does.
///
/// `Foundation.Bundle` is one, and so is ``BundleOverride``: code that is handed a bundle source in
/// place of its bundle follows the language in use.
public protocol BundleSource: Sendable {
  /// The bundle's identifier; nil where it has none.
  var bundleIdentifier: String? { get }
  /// The path of the bundle's folder.
  var bundlePath: String { get }

  /// The text for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What to answer where the table lacks the key; the key itself where this is nil or
  ///     empty.
  ///   - tableName: The table; nil for `Localizable`.
  /// - Returns: The text.
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
}

extension Bundle: BundleSource {}
