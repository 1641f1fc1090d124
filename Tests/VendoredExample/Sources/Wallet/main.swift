import Foundation
import Intertitle

// A wallet whose third parties' texts are merged when it is built. It prints what it shows in German,
// and whose text that is; its own texts come first.

let localizer = Localizer(system: .fixed(["de"]))
localizer.load(folder: Bundle.module.resourcePath ?? "")

for key in ["Wallet", "Rate us", "Later", "Done"] {
  let shown = localizer.explain(.key(key))
  print("\(key): \(shown.text) (\(shown.provenance?.vendor ?? "the app"))")
}

/// A bundle of a third party's, in place of the one that its code opens.
struct RaterBundle: BundleSource {
  let bundleIdentifier: String? = "org.example.rater"
  let bundlePath = "/Frameworks/Rater.bundle"

  func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
}

let rater = localizer.override(RaterBundle())
for key in ["Later", "Done"] {
  print(
    "Rater is told \(rater.localizedString(forKey: key, value: nil, table: "Rater")) for \(key)"
  )
}
