import Foundation
import IntertitleTesting
import Testing

/// Bundles that answer through their own stand-ins come to an end, on a small stack too.
struct AskedBundlesTests {
  private let localizer = Localizer(system: .fixed(["fr"]))

  init() {
    localizer.load(["fr": ["Done": "Fini"]], vendored: ["Hud": ["fr": ["Failed": "Échec"]]])
  }

  /// A bundle at a path of nobody's that answers with a closure's text; nil is its own "itself".
  private func bundle(
    _ path: String = "/app/X.bundle",
    _ answer: @escaping CallingBundle.Answer
  ) -> CallingBundle {
    CallingBundle(path, answer)
  }

  private func asked(_ bundle: any BundleSource, _ key: String, value: String? = nil) -> String {
    localizer.override(bundle).localizedString(forKey: key, value: value, table: nil)
  }

  @Test("FU-51 a bundle that answers through its own stand-in gets the value, else the key")
  func aBundleThatAnswersThroughItsOwnStandIn() {
    let mirror = bundle { [localizer] bundle, key, value, table in
      localizer.override(bundle).localizedString(forKey: key, value: value, table: table)
    }
    let text = onSmallThread {
      "\(asked(mirror, "None")) \(asked(mirror, "None", value: "V")) \(asked(mirror, "Done"))"
    }
    #expect(text == "None V Fini")
    #expect(mirror.questions == 2)
    #expect(
      localizer.diagnostics.filter { $0.rule == "bundle-asks-itself" }.map(\.path) == [
        mirror.bundlePath
      ]
    )
  }

  @Test("FU-51 what it asks for inside is answered from the tables, and what it makes of it stands")
  func aBundleThatAsksForAnotherKeyInside() {
    let curious = bundle { [localizer] bundle, key, value, _ in
      let standIn = localizer.override(bundle)
      let known = standIn.localizedString(forKey: "Done", value: nil, table: nil)
      let vendors = localizer.override(StillBundle(path: "/app/Hud.bundle"))
        .localizedString(forKey: "Failed", value: nil, table: "Hud")
      let other = standIn.localizedString(forKey: "Other", value: "V", table: "T")
      return "\(key): \(known), \(vendors), \(other)"
    }
    #expect(asked(curious, "None") == "None: Fini, Échec, V")
    #expect(asked(curious, "Never") == "Never: Fini, Échec, V")
  }

  @Test("FU-51 two bundles that answer through each other are each asked once")
  func twoBundlesThatAnswerThroughEachOther() {
    let others = Locked<[String: CallingBundle]>([:])
    let answer: CallingBundle.Answer = { [localizer] bundle, key, value, table in
      guard let other = others.withLock({ $0[bundle.bundlePath] }) else { return "nobody" }
      return localizer.override(other).localizedString(forKey: key, value: value, table: table)
    }
    let (one, two) = (bundle("/app/1.bundle", answer), bundle("/app/2.bundle", answer))
    others.withLock { $0 = ["/app/1.bundle": two, "/app/2.bundle": one] }
    #expect(onSmallThread { asked(one, "None", value: "V") } == "V")
    #expect(one.questions == 1 && two.questions == 1)
    others.withLock { $0 = [:] }
    #expect(asked(one, "None") == "nobody")
  }

  @Test("FU-51 bundles that make another bundle in each answer come to an end")
  func bundlesThatMakeBundlesComeToAnEnd() {
    let text = onSmallThread { [localizer] in
      localizer.override(EndlessBundle(localizer: localizer, number: 0))
        .localizedString(forKey: "None", value: "V", table: nil)
    }
    #expect(text == "V")
    #expect(asked(EndlessBundle(localizer: localizer, number: 0), "Done") == "Fini")
  }

  @Test func valuesThatDecorateEachOtherAreEachAsked() {
    let base = bundle { _, key, _, _ in "own(\(key))" }
    let one = localizer.override(Decorated(inner: localizer.override(base), mark: "1"))
    let two = localizer.override(Decorated(inner: one, mark: "2"))
    #expect(two.localizedString(forKey: "K", value: nil, table: nil) == "21own(K)")
    #expect(!localizer.rules.contains("bundle-asks-itself"))
  }

  @Test func aBundleThatIsAValueAndAsksItselfComesToAnEnd() {
    let value = MirrorBundle(localizer: localizer, path: "/app/V.bundle")
    #expect(onSmallThread { asked(value, "None", value: "V") } == "V")
  }

  @Test func standInsOfDifferentLocalizersForOneBundleAllAskIt() {
    let bundle = StillBundle(path: "/app/X.bundle", texts: ["Own": "its own"])
    let standIns = (0..<3).reduce(bundle as any BundleSource) { source, _ in
      Localizer(system: .fixed([])).override(source)
    }
    #expect(asked(standIns, "Own") == "its own" && bundle.questions == 1)
  }

  @Test func whatOneThreadAsksKeepsNobodyFromAskingOnAnother() {
    let (inside, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let slow = bundle { _, key, _, _ in
      guard key == "slow" else { return "at once" }
      inside.signal()
      goOn.wait()
      return "later"
    }
    let standIn = localizer.override(slow)
    let (text, done) = (Locked(""), DispatchSemaphore(value: 0))
    Thread {
      let answer = standIn.localizedString(forKey: "slow", value: nil, table: nil)
      text.withLock { $0 = answer }
      done.signal()
    }.start()
    inside.wait()
    #expect(standIn.localizedString(forKey: "quick", value: nil, table: nil) == "at once")
    goOn.signal()
    done.wait()
    #expect(
      text.withLock { $0 } == "later" && localizer.rules.contains("bundle-asks-itself") == false
    )
  }

  @Test func whileTheLayerIsOffTheBundleIsAskedOnceToo() {
    let mirror = MirrorBundle(localizer: localizer, path: "/app/X.bundle")
    localizer.isOn = false
    #expect(onSmallThread { asked(mirror, "Done", value: "V") } == "V")
  }

  /// Runs the body on a thread with a stack of 512 KB.
  private func onSmallThread(_ body: @escaping @Sendable () -> String) -> String {
    let (result, done) = (Locked(""), DispatchSemaphore(value: 0))
    let thread = Thread {
      let text = body()
      result.withLock { $0 = text }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }
}

/// A bundle that answers with what a closure makes of a question, and counts how often it is asked.
private final class CallingBundle: BundleSource {
  typealias Answer = @Sendable (CallingBundle, String, String?, String?) -> String

  let bundleIdentifier: String? = nil
  let bundlePath: String
  private let answer: Answer
  private let count = Locked(0)

  init(_ path: String, _ answer: @escaping Answer) {
    bundlePath = path
    self.answer = answer
  }

  var questions: Int { count.withLock { $0 } }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    count.withLock { $0 += 1 }
    return answer(self, key, value, tableName)
  }
}

/// A bundle that is a value and answers through its own stand-in.
private struct MirrorBundle: BundleSource {
  let localizer: Localizer
  let path: String

  var bundleIdentifier: String? { nil }
  var bundlePath: String { path }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    localizer.override(self).localizedString(forKey: key, value: value, table: tableName)
  }
}

/// A bundle that says of itself what the one in it does.
private struct Decorated: BundleSource {
  let inner: any BundleSource
  let mark: String

  var bundleIdentifier: String? { inner.bundleIdentifier }
  var bundlePath: String { inner.bundlePath }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    mark + inner.localizedString(forKey: key, value: value, table: tableName)
  }
}

/// A bundle that asks another one, which is made for that.
private struct EndlessBundle: BundleSource {
  let localizer: Localizer
  let number: Int

  var bundleIdentifier: String? { nil }
  var bundlePath: String { "/app/\(number).bundle" }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    localizer.override(EndlessBundle(localizer: localizer, number: number + 1))
      .localizedString(forKey: key, value: value, table: tableName)
  }
}
