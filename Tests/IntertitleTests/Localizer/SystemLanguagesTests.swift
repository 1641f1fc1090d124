import Foundation
import IntertitleTesting
import Testing

@testable import Intertitle

struct SystemLanguagesTests {
  @Test func aFixedSystemAlwaysSaysTheSame() {
    #expect(SystemLanguages.fixed(["fr", "ja"]).preferred() == ["fr", "ja"])
  }

  @Test(
    "NE-12 a system language that the app lacks is not somebody's mother tongue",
    arguments: [
      ("en", "en"), ("zh-Hans", "zh-Hans"),
    ]
  )
  func anUnsupportedLanguage(_ development: String, _ used: String) {
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(["zh-Hans": ["k": "中"], "en": ["k": "E"]], development: Language(development))
    #expect(localizer.language == Language(used))
  }

  @Test func aSystemThatSaysNothingOrRubbishIsTheDevelopmentLanguage() {
    for languages: [Language] in [[], [Language("")], [Language("not a tag!"), Language("-")]] {
      #expect(Localizer.forTest(system: .fixed(languages)).language == "en")
    }
  }

  @Test("the world is nobody's region", arguments: [("en_001", nil), ("de_CH", "CH"), ("fr", nil)])
  func theWorldIsNobodysRegion(_ identifier: String, _ region: String?) {
    #expect(SystemLanguages.region(of: Locale(identifier: identifier)) == region)
  }
}
