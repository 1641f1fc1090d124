import Dispatch
import Foundation
@testable import Intertitle
import IntertitleTestTraits
import Testing

/// What the trait promises, in suites that have it.
@Suite(.standingForShared { forFrench() })
struct StandingForSharedTests {
  @Test(arguments: 0..<4) func eachCaseHasALocalizerOfItsOwn(_ number: Int) throws {
    let shared = Localizer.shared
    #expect(shared === Localizer.current && shared.language == "en")
    try shared.use("fr")
    let label = LabelModel("Wallet")
    #expect(label.text == "Portefeuille" && label.$text.localizer === shared)
  }

  @Test func detachedTasksAndTheMainQueueAreTheTests() async {
    let shared = Localizer.shared
    #expect(await Task.detached { Localizer.current }.value === shared)
    let queued = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: LabelModel().$text.localizer) }
    }
    #expect(queued === shared)
  }

  @MainActor @Test func aTestOfTheMainActorIsServed() throws {
    let label = LabelModel("Wallet")
    var shown: [String?] = []
    label.$text.bind { shown.append($0) }
    try Localizer.shared.use("fr")
    #expect(shown == ["Wallet", "Portefeuille"])
  }

  @Test func oneOfItsOwnMayStandInFront() async {
    let (shared, other) = (Localizer.shared, Localizer(system: .fixed([])))
    await other.standingForShared { #expect(Localizer.shared === other) }
    #expect(Localizer.shared === shared)
  }
}

/// A suite without the trait, which runs beside those that have it.
struct BesideTests {
  @Test(arguments: 0..<20) func whatRunsBesideKeepsTheSharedOne(_ number: Int) async {
    let own = Localizer.place.own
    for _ in 0..<20 {
      #expect(Localizer.shared === own && Localizer.current === own)
      await Task.yield()
    }
  }
}

/// What is told of those who come late.
struct LateTests {
  @Test func whatIsAssignedForATestThatIsOverIsAnIssueOfIts() async throws {
    let (told, localizer) = (Locked<[String]>([]), forFrench())
    let trait = StandingForShared(
      { localizer },
      tell: { said, _ in told.withLock { $0.append(said) } }
    )
    let label = Locked<LabelBox?>(nil)
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) {
      label.withLock { $0 = LabelBox() }
    }
    #expect(told.withLock { $0 }.isEmpty)
    let late = try #require(label.withLock { $0 }).label
    late.text = "Wallet"
    #expect(told.withLock { $0.count } == 1)
    #expect(told.withLock { $0 }.first?.hasPrefix("label “Wallet” was assigned after") == true)
    #expect(late.$text.localizer === localizer)
  }

  @Test func aTestThatThrowsIsOverToo() async throws {
    struct Oops: Error {}
    let (told, localizer) = (Locked<[String]>([]), forFrench())
    let trait = StandingForShared(
      { localizer },
      tell: { said, _ in told.withLock { $0.append(said) } }
    )
    let test = try #require(Test.current)
    await #expect(throws: Oops.self) {
      try await trait.provideScope(for: test, testCase: nil) { throw Oops() }
    }
    localizer.scoped { LabelModel("Wallet") }.text = "Sign in"
    #expect(told.withLock { $0.count } == 2)
  }

  /// A label that is handed from the test to who comes late, one after the other.
  private final class LabelBox: @unchecked Sendable {
    let label = LabelModel()
  }
}

/// The trait is the only thing that imports Testing, so that what apps link does not.
struct ImportTests {
  @Test func onlyTheTraitsImportTesting() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    let importing = try files.filter { file in
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n").contains {
        $0.hasSuffix("import Testing") && !$0.hasPrefix("//")
      }
    }
    #expect(!importing.isEmpty)
    #expect(importing.allSatisfy { $0.hasPrefix("IntertitleTestTraits/") }, "\(importing)")
  }
}

private func forFrench() -> Localizer {
  let localizer = Localizer(system: .fixed([]))
  localizer.load(["fr": ["Wallet": "Portefeuille"]])
  return localizer
}
