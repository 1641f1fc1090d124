import Intertitle
import IntertitleTestTraits
import Testing

@testable import LateApp

/// What every text of the app shows, read by people who know the languages.
@Suite(.standingForShared { Launch.forTests() })
@MainActor
struct GoldenTests {
  @Test(arguments: ["en", "ru", "ar"] as [Language])
  func theAppShowsWhatTheGoldenFileSays(_ language: Language) throws {
    let club = try Club.started(in: language)
    let transcript = club.texts.transcript(in: language)
    let report = transcript.check(against: "Golden/\(language).txt", beside: #filePath)
    #expect(report.isClean, "\(report)")
    #expect(transcript.lines.count > 180)
  }

  @Test func aSwitchShowsWhatAFreshStartDoes() throws {
    let club = try Club.started(in: "zh-Hans")
    for language: Language in ["en", "ru", "ar", "en", "zh-Hans"] {
      let fresh = try Club.started(in: language)
      // The control's own “Cancel” comes last: once assigned it is the club's word, which goes first.
      #expect(
        club.texts.dropLast().map(\.text) == fresh.texts.dropLast().map(\.text),
        "\(language)"
      )
    }
  }

  @Test func whatTheScreensWereMadeOfStaysWhenTheLanguageChanges() throws {
    let club = try Club.started(in: "zh-Hans")
    let before = club.texts
    try Localizer.shared.use("ar")
    let after = club.texts
    #expect(before.count == after.count && zip(before, after).allSatisfy { $0 === $1 })
  }
}
