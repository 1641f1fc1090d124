import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// A third party's control among the club's screens.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct VendorTests {
  @Test func whatAControlHasLookedUpFollowsASwitch() throws {
    let club = try Club.started(in: "zh-Hans")
    #expect(club.tides.highLabel.text == "高潮")
    try Localizer.shared.use("en")
    #expect(club.tides.highLabel.text == "High tide")
    try Localizer.shared.use("ru")
    #expect(club.tides.highLabel.text == "Прилив")
  }

  @Test("FU-63 one word of the club's and of the control's: each has its own")
  func theClubsWordIsTheClubs() throws {
    let club = try Club.started(in: "en")
    let cancel = club.alerts[1].actions[1]
    #expect(cancel.title == "Cancel")
    #expect(club.tides.dismissButton.currentTitle == "Dismiss")
  }

  @Test("FU-63 and keeps it through switches", arguments: ["zh-Hans", "en", "ru"] as [Language])
  func eachKeepsItsWordThroughSwitches(_ language: Language) throws {
    let club = try Club.started(in: language)
    let cancel = club.alerts[1].actions[1]
    for (language, own, theirs): (Language, String, String) in [
      ("en", "Cancel", "Dismiss"), ("ru", "Отмена", "Скрыть"), ("zh-Hans", "取消", "取消"),
      ("en", "Cancel", "Dismiss"),
    ] {
      try Localizer.shared.use(language)
      #expect(cancel.title == own && club.tides.dismissButton.currentTitle == theirs)
    }
  }
}
