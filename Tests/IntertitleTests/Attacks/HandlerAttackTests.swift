import Foundation
import IntertitleTesting
import Testing

/// Whoever hears of diagnostics is called when the turn is given back.
@Suite struct HandlerAttackTests {
  @Test(.timeLimit(.minutes(1))) func aHandlerMayWaitForAThreadThatSwitches() throws {
    let localizer = Localizer.forTest()
    let done = Locked(0)
    localizer.onDiagnostic = { _ in
      let switched = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = try? localizer.use("fr")
        switched.signal()
      }
      switched.wait()
      done.withLock { $0 += 1 }
    }
    try localizer.use("xx")
    #expect(done.withLock { $0 } == 1 && localizer.language == "fr")
    localizer.onDiagnostic = nil
  }

  @Test func aHandlerMaySwitchAndHearsInOrder() throws {
    let localizer = Localizer.forTest()
    let heard = Locked<[String]>([])
    localizer.onDiagnostic = { diagnostic in
      heard.withLock { $0.append(diagnostic.rule) }
      if diagnostic.rule == "language-not-available" { _ = try? localizer.use("fr") }
    }
    localizer.mayUse = { _ in localizer.load(files: ["fr.lproj/A.strings": Array("junk".utf8)]) }
    try localizer.use("ja")
    #expect(heard.withLock { $0 } == localizer.rules)
    localizer.mayUse = nil
    try localizer.use("xx")
    #expect(heard.withLock { $0 } == localizer.rules && localizer.language == "fr")
    localizer.onDiagnostic = nil
  }

  @Test func whatIsReadAndSetBackIsTheSameClosure() throws {
    let localizer = Localizer.forTest()
    let count = Locked(0)
    localizer.onDiagnostic = { _ in count.withLock { $0 += 1 } }
    localizer.mayUse = { _ in count.withLock { $0 += 1 } }
    for _ in 0..<20_000 {
      localizer.onDiagnostic = localizer.onDiagnostic
      localizer.mayUse = localizer.mayUse
    }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = try? localizer.use("fr")
      _ = try? localizer.use("xx")
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    #expect(count.withLock { $0 } == 3)
  }
}
