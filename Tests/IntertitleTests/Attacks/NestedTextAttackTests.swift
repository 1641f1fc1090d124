@testable import Intertitle
import Foundation
import IntertitleTesting
import Testing

/// Texts inside texts without end cost no stack, neither where they are resolved nor where they go.
@Suite(.serialized) struct NestedTextAttackTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(["fr": ["%@, %@": "%1$@ et %2$@", "word": "mot"]])
  }

  private func list(_ count: Int) -> LocalizedText {
    var text: LocalizedText = "word"
    for _ in 0..<count { text = "\(text), \("item")" }
    return text
  }

  private func onSmallThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }

  @Test("FU-74 a text inside a text 10,000 times is resolved", .timeLimit(.minutes(1)))
  func aDeepTextIsResolved() {
    onSmallThread { [self] in
      let shown = localizer.speaking("fr").text(for: list(10_000))
      #expect(shown.hasPrefix("mot") && shown.hasSuffix(" et item"))
      #expect(
        shown.utf8.split(separator: UInt8(ascii: " ")).filter { $0.starts(with: "item".utf8) }.count
          == 10_000
      )
    }
  }

  @Test(
    "FU-74 a text inside a text 30,000 times is made, compared and freed",
    .timeLimit(.minutes(1))
  )
  func aDeepTextIsMadeAndFreed() {
    onSmallThread { [self] in
      #expect(list(30_000).depth <= LocalizedText.depthLimit)
      let (one, other) = (list(1000), list(1000))
      #expect(one == other && one.hashValue == other.hashValue)
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 34, 100])
  func whatIsShownIsWholeHoweverDeepItIs(_ count: Int) {
    let shown = localizer.text(for: list(count))
    #expect(shown == (["word"] + Array(repeating: "item", count: count)).joined(separator: ", "))
  }

  @Test func textsThatAreNotTooDeepAreAllTranslated() {
    let shown = localizer.speaking("fr").text(for: list(32))
    #expect(shown == (["mot"] + Array(repeating: "item", count: 32)).joined(separator: " et "))
  }

  @Test func argumentsAndPercentSignsAreKeptWhereTextsBecomeOne() {
    var text: LocalizedText = "100 % of \(7) and \(LocalizedText.verbatim("50%"))"
    for number in 0..<40 { text = "\(number)%: \(text)" }
    let numbers = (0..<40).reversed().map { "\($0)%: " }.joined()
    #expect(localizer.text(for: text) == numbers + "100 % of 7 and 50%")
  }
}
