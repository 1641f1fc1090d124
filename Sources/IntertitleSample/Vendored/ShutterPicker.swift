import Intertitle

// ShutterPicker 2.9.0 · MIT, see Vendor/ShutterPicker/LICENSE.

/// A sheet on which photos are chosen.
package final class ShutterPicker {
  /// The language that most of its users speak; an app that speaks another one says so.
  static let preferredLanguage = "zh-Hans"

  private let bundle: any BundleSource

  /// Opens the folder of the preferred language as a bundle of its own.
  ///
  /// - Parameters:
  ///   - resources: Where `ShutterPicker.bundle` is.
  ///   - open: Opens the bundle at a path.
  init(resources: String, open: (String) -> any BundleSource) {
    bundle = open(resources + "/" + Self.preferredLanguage + ".lproj")
  }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: key, table: "Picker")
  }
}

extension ShutterPicker: VendoredControl {
  package var library: String { "ShutterPicker" }

  package func draw() -> [ControlLine] {
    [
      ControlLine(leading: text("Cancel"), trailing: text("Done")),
      ControlLine(centre: text("Recents")),
      ControlLine(leading: text("Preview"), trailing: text("Full image")),
    ]
  }
}
