import Foundation
import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// The check says of each text that does not come out why.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct CheckTests {
  /// The texts for which a check has a finding, and what each finding has to say.
  private static let gaps: [Language: [(text: String, reason: String)]] = [
    "en": [
      ("天气", "en lacks “boat.weather”"), ("上次出航", "the key “boat.last” is nearly the same"),
      ("新功能：潮汐提醒", "en lacks “新功能：潮汐提醒”"), ("造于青岛", "en lacks “about.made”"),
    ],
    "ru": [
      ("上次出航", "the key “boat.last” is nearly the same"), ("加入候补", "ru lacks “booking.waiting”"),
      ("押金", "“booking.deposit”"), ("日落前须返港。", "ru lacks “日落前须返港。”"),
      ("新功能：潮汐提醒", "ru lacks “新功能：潮汐提醒”"), ("造于青岛", "ru lacks “about.made”"),
    ],
    "ar": [
      ("天气", "ar lacks “boat.weather”"), ("上次出航", "the key “boat.last” is nearly the same"),
      ("向港务室发出求救信号", "ar lacks “trip.sos.hint”"), ("按日期排序", "ar lacks “log.sort”"),
      ("新功能：潮汐提醒", "ar lacks “新功能：潮汐提醒”"), ("下拉刷新", "ar lacks “TKRefresh”"),
      ("高潮", "ar lacks “TKHigh”"), ("低潮", "ar lacks “TKLow”"), ("取消", "ar lacks “Cancel”"),
    ],
  ]

  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func eachTextThatDoesNotComeOutIsAFindingWithItsReason(_ language: Language) throws {
    let club = try Club.started(in: language)
    let report = club.texts.check(in: language)
    let gaps = try #require(Self.gaps[language])
    #expect(report.findings.count == gaps.count, "\(report)")
    for gap in gaps {
      let finding = report.findings.first { $0.contains(gap.text) && $0.contains(gap.reason) }
      #expect(finding != nil, "\(gap)")
    }
  }

  @Test(arguments: ["zh-Hans"] as [Language])
  func theDevelopmentLanguageLacksNothing(_ language: Language) throws {
    let report = try Club.started(in: language).texts.check(in: language)
    #expect(report.isClean, "\(report)")
  }

  @Test func aScreenIsCleanWhereItsTextsAreAllThere() throws {
    let club = try Club.started(in: "en")
    let clean = club.screens.filter { $0.tree.check(in: "en").isClean }
    #expect(clean.count == club.screens.count - 2)
    #expect(!clean.contains { $0 is BoatScreen || $0 is AboutScreen })
  }

  @Test("FU-60 a language that is not there is no clean check", arguments: ["fr", "pt-BR"])
  func aLanguageThatIsNotThereIsAFinding(_ language: String) throws {
    let club = try Club.started(in: "en")
    #expect(!club.texts.check(in: Language(language)).isClean)
  }

  @Test func aScreenInTheWrongLanguageIsAFinding() throws {
    let club = try Club.started(in: "en")
    let settings = try #require(club.screens.first { $0 is SettingsScreen })
    let report = settings.tree.check(in: "ar")
    #expect(report.findings.contains { $0.contains("in ar it is “الإعدادات”") }, "\(report)")
  }

  @Test func theGuideSaysHowManyTextsComeOut() throws {
    let club = try Club.started(in: "en")
    let texts = club.texts.filter { $0.text != nil }.count
    let gaps = club.texts.check(in: "en").findings.count
    let guide = try String(contentsOfFile: Launch.guide, encoding: .utf8)
    #expect(gaps == 4 && guide.contains("In English \(texts - gaps) of them come out"))
  }

  @Test func theDiagnosticsInTheGuideAreTheOnesOfTheApp() async throws {
    for language: Language in ["en", "ru"] { await (try Club.started(in: language)).tour {} }
    let said = Localizer.shared.diagnostics.map { "\($0)" }
    let guide = try String(contentsOfFile: Launch.guide, encoding: .utf8)
    let lines = guide.components(separatedBy: "```text\n").dropFirst()
      .flatMap { $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n") }
      .filter { $0.contains("the key “") || $0.contains(".strings:") }
    #expect(lines.count == 3)
    for line in lines { #expect(said.contains { $0.contains(line) }, "\(line)") }
  }
}
