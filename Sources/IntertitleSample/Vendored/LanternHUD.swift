import Intertitle

// LanternHUD 1.12.0 · MIT, see Vendor/LanternHUD/LICENSE.

/// A light in the middle of the screen while something takes its time.
package final class LanternHUD {
  private let bundle: any BundleSource

  init(bundle: any BundleSource) {
    self.bundle = bundle
  }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: key, table: "HUD")
  }
}

extension LanternHUD: VendoredControl {
  package var library: String { "LanternHUD" }

  package func draw() -> [ControlLine] {
    [ControlLine(centre: "◌ " + text("Uploading…")), ControlLine(centre: "● " + text("Done"))]
  }
}
