import Foundation

extension Bundle {
  /// The only language that the app was ever shipped in, opened as a bundle of its own.
  static let club = folder("Tables/zh-Hans.lproj")
  static let tides = folder("Vendor/TideKit/TideKit.bundle/zh-Hans.lproj")

  private static func folder(_ path: String) -> Bundle {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return Bundle(path: tests.appendingPathComponent(path).path) ?? .main
  }
}

extension String {
  var localized: String { self }
}

func NSLocalizedString(_ key: String, bundle: Bundle = .main, comment: String) -> String { key }
