import Intertitle

/// A third party's control, which has its own string files and asks a bundle for them.
final class TideView: Part {
  let refreshLabel = Label()
  let highLabel = Label()
  let lowLabel = Label()
  let dismissButton = Button()

  init(bundle: any BundleSource) {
    let text = { bundle.localizedString(forKey: $0, value: nil, table: "TideKit") }
    refreshLabel.text = text("TKRefresh")
    highLabel.text = text("TKHigh")
    lowLabel.text = text("TKLow")
    dismissButton.setTitle(text("Cancel"), for: .normal)
  }

  var texts: [InterceptedText] {
    let parts: [any Part] = [refreshLabel, highLabel, lowLabel, dismissButton]
    return parts.flatMap(\.texts)
  }
}
