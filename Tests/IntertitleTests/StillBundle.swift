import IntertitleTesting

/// A bundle that answers from texts of its own, and counts how often it is asked.
final class StillBundle: BundleSource {
  let bundleIdentifier: String?
  let bundlePath: String
  private let texts: [String: String]
  private let count = Locked(0)

  init(_ identifier: String? = nil, path: String = "/app", texts: [String: String] = [:]) {
    bundleIdentifier = identifier
    bundlePath = path
    self.texts = texts
  }

  /// How often it was asked itself.
  var questions: Int { count.withLock { $0 } }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    count.withLock { $0 += 1 }
    if let text = texts[key] { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }
}
