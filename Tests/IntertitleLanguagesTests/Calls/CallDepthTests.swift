import Foundation
import Testing

@testable import IntertitleLanguages

@Suite struct CallDepthTests {
  /// How deep calls of a kind get inside each other; each may do something first.
  private func depth(_ kind: CallDepth.Kind, _ body: (Int) -> Void = { _ in }, _ now: Int = 0)
    -> Int
  {
    guard let call = CallDepth.begin(kind) else { return now }
    defer { call.end() }
    body(now)
    return depth(kind, body, now + 1)
  }

  @Test func thirtyTwoCallsStandInsideEachOther() {
    #expect(depth(.run) == 32 && depth(.question) == 32)
  }

  @Test func whoeverIsToldLastCanStillRunAChain() {
    var runs = 0
    #expect(depth(.telling) { if $0 == 23 { runs = depth(.run) } } == 24)
    #expect(runs == 8)
  }

  @Test func aRunThatIsTheLastCanStillGoThroughItsChains() {
    var chains = 0
    #expect(depth(.run) { if $0 == 31 { chains = depth(.chain) } } == 32)
    #expect(chains == 32)
  }

  @Test func whatWasRefusedIsRefusedUntilTheOutermostCallHasEnded() throws {
    let outer = try #require(CallDepth.begin(.run))
    #expect(depth(.run) == 31 && depth(.run) == 0 && depth(.question) == 31)
    outer.end()
    #expect(depth(.run) == 32)
  }

  @Test func aRefusalIsNewsOnce() throws {
    var hasNews = false
    let outer = try #require(CallDepth.begin(.run))
    _ = depth(.run)
    #expect(CallDepth.isNews(.run) && !CallDepth.isNews(.run) && CallDepth.isNews(.question))
    outer.end()
    _ = depth(.run) { if $0 == 31 { hasNews = CallDepth.isNews(.run) } }
    #expect(hasNews)
  }

  @Test(arguments: [512, 1024, 8192])
  func theStackIsNeverUsedUp(_ kilobytes: Int) {
    let depth = onThread(kilobytes: kilobytes) { CallDepthTests().deep(.telling) }
    #expect(depth >= 2 && depth <= 24)
    #expect(kilobytes == 512 ? depth < 24 : depth > 4)
  }

  @Test func whatIsPostponedIsDoneInOrderWhenTheOutermostCallHasEnded() throws {
    var done: [Int] = []
    let (outer, inner) = (try #require(CallDepth.begin(.run)), try #require(CallDepth.begin(.run)))
    for number in 0..<3 { #expect(PostponedCalls.add { done.append(number) }) }
    inner.end()
    #expect(done.isEmpty)
    outer.end()
    #expect(done == [0, 1, 2])
  }

  @Test func whatIsPostponedOutsideOfAllCallsIsDoneAtOnce() {
    var isDone = false
    #expect(PostponedCalls.add { isDone = true })
    #expect(isDone)
  }

  @Test func postponedCallsThatPostponeOthersStandBesideEachOther() {
    var (made, deepest) = (0, 0)
    func tell(_ now: Int) {
      guard let call = CallDepth.begin(.telling) else {
        if !PostponedCalls.add({ tell(0) }) { return }
        return
      }
      defer { call.end() }
      (made, deepest) = (made + 1, max(deepest, now))
      tell(now + 1)
      tell(now + 1)
    }
    tell(0)
    #expect(deepest == 23 && made == 24 + 4096)
    #expect(depth(.telling) == 24)
  }

  /// As ``depth(_:_:_:)``, with about 24 KB of the stack in each call.
  private func deep(_ kind: CallDepth.Kind, _ now: Int = 0) -> Int {
    guard let call = CallDepth.begin(kind) else { return now }
    defer { call.end() }
    return withStack(kilobytes: 24) { deep(kind, now + 1) }
  }

  private func withStack(kilobytes: Int, _ body: () -> Int) -> Int {
    guard kilobytes > 0 else { return body() }
    return withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { _ in
      withStack(kilobytes: kilobytes - 1, body)
    }
  }

  private func onThread(kilobytes: Int, _ body: @escaping @Sendable () -> Int) -> Int {
    let (result, done) = (Locked(0), DispatchSemaphore(value: 0))
    let thread = Thread {
      let value = body()
      result.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }
}
