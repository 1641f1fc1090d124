import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// Sentences with other sentences in them.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct ErrorTests {
  @Test("FU-70 an error that carries its text is shown in the language in use")
  func anErrorThatCarriesItsTextIsTranslatedWithTheSentence() async throws {
    let club = try Club.started(in: "en")
    var shown: [String?] = []
    await club.tour { shown.append(club.sync.statusLabel.text) }
    #expect(
      shown == [
        "Syncing…", "Syncing…", "Sync failed: Cannot write to the folder Friday",
        "Sync failed: The network is down", "Synced",
      ]
    )
  }

  @Test("FU-70 an error that is a string is found where the link looks at arguments")
  func anErrorThatIsAStringIsFoundWhereTheLinkIsToldTo() throws {
    let club = try Club.started(in: "ru")
    club.log.exportFailed(ExportError.disk)
    #expect(club.log.failureLabel.text == "Не удалось экспортировать: Диск заполнен")
  }

  @Test("FU-70 it is not found where a name may be a word of the table")
  func anErrorThatIsAStringIsNotFoundElsewhere() throws {
    try Localizer.shared.use("ru")
    let label = Label()
    label.text = "导出失败：磁盘已满"
    #expect(label.text == "Не удалось экспортировать: 磁盘已满")
    label.text = "船长 在线"
    #expect(label.text == "船长 в сети")
  }
}
