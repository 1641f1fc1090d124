import Foundation
import Intertitle

@testable import LateApp

extension Launch {
  /// The folder of the app, which is that of its tests.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  /// The guide that was written along with it.
  static let guide =
    folder + "/../../Sources/Intertitle/Documentation.docc/RetrofittingALateProject.md"

  /// A localizer as the app has it, which knows nothing of the machine.
  static func forTests() -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    localize(localizer, folder: folder)
    return localizer
  }
}

extension Club {
  /// The app, started in a language.
  static func started(in language: Language) throws -> Club {
    try Localizer.shared.use(language)
    return Club()
  }
}
