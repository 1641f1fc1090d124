import Foundation
import Intertitle

enum Launch {
  /// Called once, before the first screen is made.
  static func localize(_ resources: String, vendors: [String]) {
    let localizer = Localizer.shared
    localizer.onDiagnostic = { diagnostic in  // first, so that it hears of broken files
      NSLog("%@", "\(diagnostic)")  // a missing key, a broken file: with its place
    }
    localizer.load(folder: resources, vendors: vendors, development: "en")
    localizer.findFinishedTexts()  // "3 files", "Name:", and texts whose keys are symbols
    localizer.updateChain { chain in
      chain.prepend(.verbatim(in: [.personName]), named: "names")
    }
  }
}

extension TextSlot {
  static let personName = TextSlot("personName")  // LabelModel(slot: .personName)
}
