import Foundation
import Intertitle

enum Launch {
  /// Called once, before the first screen is made.
  static func localize(_ resources: String) throws {
    let localizer = Localizer.shared
    localizer.load(folder: resources, vendors: ["Vendor"], development: "en")
    localizer.updateChain { chain in
      chain.prepend(.verbatim(in: [.personName]), named: "names")
    }
    localizer.onDiagnostic = { diagnostic in
      NSLog("%@", "\(diagnostic)")  // a missing key, a broken file: with its place and remedy
    }
  }
}

extension TextSlot {
  static let personName = TextSlot("personName")
}
