import Intertitle

struct PullToRefresh {
  let bundle: any BundleSource

  var hint: String {
    bundle.localizedString(forKey: "PullDown", value: nil, table: "PullToRefresh")
  }
}

extension PullToRefresh {
  static func inTheLanguageInUse(_ bundle: any BundleSource) -> PullToRefresh {
    PullToRefresh(bundle: Localizer.current.override(bundle))
  }
}
