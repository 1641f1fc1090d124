import IntertitleTesting
import Testing

struct FakeSystemLanguagesTests {
  @Test func aLocalizerFollowsALiveChange() {
    let system = FakeSystemLanguages(["fr"])
    let localizer = Localizer(system: system.languages)
    localizer.load(["fr": [:], "ja": [:]])
    #expect(localizer.language == "fr")
    system.preferred = ["ja"]
    #expect(localizer.language == "ja")
  }

  @Test func aSilentChangeIsSeenByTheNextThatAsks() {
    let system = FakeSystemLanguages(["fr"])
    let localizer = Localizer(system: system.languages)
    localizer.load(["fr": [:], "ja": [:]])
    #expect(localizer.language == "fr")
    system.changeSilently(to: ["ja"])
    #expect(localizer.language == "fr")
    #expect(system.preferred == ["ja"])
    #expect(system.questions > 0)
  }
}
