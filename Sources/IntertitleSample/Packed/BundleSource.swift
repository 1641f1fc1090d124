import Intertitle

// Stands in until the library has its own, with the override that goes in front of it.

package protocol BundleSource: Sendable {
  func localizedString(forKey key: String, value: String?, table: String?) -> String
  var bundleIdentifier: String? { get }
  var bundlePath: String { get }
}

extension Localizer {
  func override(_ bundle: any BundleSource) -> any BundleSource { bundle }
}
