import Intertitle

/// What was added, once, before the first screen is made.
enum Launch {
  static func localize(_ localizer: Localizer, folder: String) {
    localizer.load(
      folder: folder + "/Tables",
      vendors: [folder + "/Vendor"],
      development: "zh-Hans"
    )
    localizer.findFinishedTexts()
    localizer.updateChain { $0.prepend(.verbatim(in: [.people]), named: "people") }
  }
}

extension Localizer {
  /// A localizer for a screen on which words inside a sentence are texts, and never names.
  var findingTextsInTexts: Localizer {
    var chain = chain
    chain.remove(named: "recovery")
    chain.insert(.recovering(arguments: true), named: "recovery", before: "look-up")
    return intercepting(with: chain)
  }
}
