import Foundation
import IntertitleTesting
import Testing

/// A localizer with a language of its own tells as any other does.
@Suite struct DerivedLocalizerTests {
  @Test func aLocalizerWithALanguageOfItsOwnPostsItsSwitches() throws {
    let localizer = Localizer.forTest().speaking("fr")
    let posts = Locked(0)
    let token = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange,
      object: localizer,
      queue: nil
    ) { _ in posts.withLock { $0 += 1 } }
    try localizer.use("ja")
    NotificationCenter.default.removeObserver(token)
    #expect(posts.withLock { $0 } == 1)
  }

  @Test func aLateStreamEndsWithTheLanguageInUse() async throws {
    for _ in 0..<200 {
      let localizer = Localizer.forTest()
      async let switched: LanguageChange = localizer.use("fr")
      let changes = localizer.changes
      _ = try await switched
      var iterator = changes.makeAsyncIterator()
      var last = await iterator.next()
      if last?.new != "fr" { last = await iterator.next() }
      #expect(last?.new == "fr")
    }
  }
}
