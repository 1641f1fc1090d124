import Foundation
import IntertitleTesting
import Testing

/// Whatever calls back costs a diagnostic or a delay, never the thread: also one of 512 KB.
@Suite(.serialized) struct CallDepthAttackTests {
  private static let stacks = [512, 1024, 8192]

  /// Runs a body on a thread with a stack of that many KB, and waits for it.
  private func onThread(kilobytes: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
  }

  @Test("FU-73 a handler that assigns is bounded: what it causes is kept and not handed to it")
  func aHandlerThatAssigns() {
    let localizer = Localizer.forTest(chain: [
      .closure { assignment, next in
        assignment.source?.report(Diagnostic(.note, rule: "seen", assignment.text))
        return next(assignment)
      }
    ])
    let overlay = Unchecked(localizer.label())
    let heard = Locked(0)
    localizer.onDiagnostic = { diagnostic in
      heard.withLock { $0 += 1 }
      overlay.value.text = "overlay: " + diagnostic.message
    }
    onThread(kilobytes: 512) { [localizer] in
      for number in 0..<10 { _ = localizer.label("key \(number)") }
    }
    #expect(heard.withLock { $0 } == 10)
    #expect(localizer.diagnostics.count == 20 && overlay.value.text == "overlay: key 9")
  }

  @MainActor
  @Test("FU-75 labels whose bound closures assign each other in a ring", arguments: stacks)
  func aRingOfBoundLabels(_ kilobytes: Int) {
    let localizer = Localizer.forTest()
    let labels = Unchecked((0..<300).map { _ in localizer.label() })
    let shown = Locked<[Int: String]>([:])
    for (number, label) in labels.value.enumerated() {
      label.$text.bind { text in
        guard let text else { return }
        shown.withLock { $0[number] = text }
        labels.value[(number + 1) % 300].text = text
      }
    }
    onThread(kilobytes: kilobytes) { labels.value[0].text = "Wallet" }
    #expect(
      shown.withLock { $0 } == Dictionary(uniqueKeysWithValues: (0..<300).map { ($0, "Wallet") })
    )
    #expect(localizer.diagnostics.isEmpty)
  }

  @MainActor
  @Test("FU-75 labels that assign each other another text each time", arguments: stacks)
  func aRingWithoutAnEnd(_ kilobytes: Int) {
    let localizer = Localizer.forTest()
    let labels = Unchecked((0..<300).map { _ in localizer.label() })
    let calls = Locked(0)
    for (number, label) in labels.value.enumerated() {
      label.$text.bind { text in
        guard let text else { return }
        calls.withLock { $0 += 1 }
        for next in 1...2 { labels.value[(number + next) % 300].text = text + "." }
      }
    }
    onThread(kilobytes: kilobytes) { labels.value[0].text = "x" }
    #expect(calls.withLock { $0 } < 5000 && localizer.rules.contains("endless-binding"))
  }

  @Test("runs inside each other fit a small stack", arguments: stacks)
  func runsInsideEachOther(_ kilobytes: Int) {
    let found = Locked<Localizer?>(nil)
    let localizer = Localizer.forTest(chain: [
      .closure { assignment, next in
        // What a link of an app may have in its frame.
        withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { _ in
          _ = found.withLock { $0 }?.label("Hint")
          return next(assignment)
        }
      },
      .lookup,
    ])
    found.withLock { $0 = localizer }
    onThread(kilobytes: kilobytes) { [localizer] in
      #expect(localizer.speaking("fr").label("Wallet").text == "Portefeuille")
    }
    #expect(localizer.rules.contains("endless-chain"))
    found.withLock { $0 = nil }
  }

  @Test func storesThatOpenAnotherLocalizerWithoutEndAreNotRead() {
    onThread(kilobytes: 512) {
      let localizer = Localizer(store: OpeningStore(), system: .fixed([]))
      #expect(localizer.language == "en")
    }
  }

  @Test func observersOfLocalizersThatSwitchEachOtherAreAllTold() {
    let localizers = (0..<200).map { _ in Localizer.forTest() }
    let tokens = localizers.indices.dropLast().map { number in
      localizers[number].observe { change in
        _ = try? localizers[number + 1].use(change.new)
      }
    }
    let heard = Heard(localizers[199])
    onThread(kilobytes: 512) { _ = try? localizers[0].use("fr") }
    #expect(localizers.allSatisfy { $0.language == "fr" })
    #expect(heard.languages == ["fr"])
    for token in tokens { token.cancel() }
  }
}

/// A store that asks a localizer with a store of the same kind for its language, without end.
private struct OpeningStore: PreferenceStore {
  func value(forKey key: String) throws -> String? {
    Localizer(store: OpeningStore(), system: .fixed([])).language.tag
  }

  func store(_ value: String, forKey key: String) throws {}
}
