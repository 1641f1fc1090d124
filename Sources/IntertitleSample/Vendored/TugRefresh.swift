import Intertitle

// TugRefresh 3.4.1 · MIT, see Vendor/TugRefresh/LICENSE.

/// A header that is pulled down to refresh what is below it.
package final class TugRefresh {
  /// How far the header was pulled.
  package enum State: String {
    case idle = "Idle"
    case pulling = "Pulling"
    case refreshing = "Refreshing"
  }

  /// How far the header was pulled.
  package var state = State.idle
  private let bundle: any BundleSource

  init(bundle: any BundleSource) {
    self.bundle = bundle
  }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: "TugHeader" + key, value: nil, table: "TugRefresh")
  }
}

extension TugRefresh: VendoredControl {
  package var library: String { "TugRefresh" }

  package func draw() -> [ControlLine] {
    [
      ControlLine(centre: "↓ " + text(state.rawValue)),
      ControlLine(centre: text("LastTime") + " " + text("Never")),
    ]
  }
}
