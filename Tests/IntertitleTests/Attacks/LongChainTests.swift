import Foundation
import IntertitleTesting
import Testing

/// A chain of any length, or of chains inside each other, costs a diagnostic, never the thread.
@Suite struct LongChainTests {
  /// What a body gives on a thread with a stack of that many KB.
  private func onThread<Result: Sendable>(
    kilobytes: Int = 512,
    _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let result = Locked<Result?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let made = body()
      result.withLock { $0 = made }
      done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }

  /// Stock links that work before the rest of the chain, after it, or on both sides.
  private static let kinds: [@Sendable () -> any TextInterceptor] = [
    { .verbatim(in: [.placeholder]) }, { .table("Other", for: [.title]) },
    { .rewritingKeys { _ in nil } },
    { .reportingMissingTexts { _ in } }, { Journal() }, { .closure { $1($0) } },
    { PseudoLocalizing(PseudoLocalization(expansion: 0, accents: false, brackets: false)) },
    { LookupCounter() },
  ]

  private func chain(of count: Int) -> TextChain {
    TextChain((0..<count).map { Self.kinds[$0 % Self.kinds.count]() } + [.lookup])
  }

  @Test(arguments: [3, 16, 17, 48, 64]) func aChainOfManyLinksIsRunToItsEnd(_ count: Int) {
    let localizer = Localizer.forTest(chain: chain(of: count)).speaking("fr")
    #expect(onThread { localizer.text(for: "Wallet") } == "Portefeuille")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test(arguments: [1_000, 10_000])
  func aChainThatTheStackHasNoRoomForLeavesTheTextAndSaysSo(_ count: Int) {
    let localizer = Localizer.forTest(chain: chain(of: count)).speaking("fr")
    #expect(onThread { localizer.text(for: "Wallet") } == "Wallet")
    #expect(localizer.diagnostics.map(\.rule) == ["long-chain"])
    #expect(onThread { localizer.explain("Wallet").text } == "Wallet")
    #expect(onThread { localizer.label("Wallet").text } == "Wallet")
  }

  @Test func aTextThatWasLeftIsResolvedWhereThereIsRoom() throws {
    let localizer = Localizer.forTest(chain: chain(of: 1_000)).speaking("fr")
    let label = Unchecked(localizer.label())
    let left = onThread { () -> String? in
      label.value.text = "Wallet"
      return label.value.text
    }
    #expect(left == "Wallet")
    #expect(onThread(kilobytes: 64 << 10) { label.value.text } == "Portefeuille")
  }

  @Test(.timeLimit(.minutes(1)))
  func chainsInsideEachOtherAreRunExplainedAndFreed() {
    let text = onThread { () -> [String] in
      var chain: TextChain = [.lookup]
      for _ in 0..<10_000 { chain = [chain] }
      let localizer = Localizer.forTest(chain: chain).speaking("fr")
      return [localizer.text(for: "Wallet"), localizer.explain("Wallet").text]
    }
    #expect(text?.count == 2)
  }

  @Test("FU-77 a chain that holds another one twice, over and over", .timeLimit(.minutes(1)))
  func chainsThatDoubleAreExplained() {
    var chain: TextChain = [.lookup]
    for _ in 0..<64 { chain = [chain, chain] }
    let localizer = Localizer.forTest(chain: chain).speaking("fr")
    #expect(localizer.text(for: "Wallet") == "Portefeuille")
    #expect(localizer.explain("Wallet").text == "Portefeuille")
    localizer.findFinishedTexts()
  }
}
