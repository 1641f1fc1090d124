import IntertitleTesting
import Testing

@testable import Intertitle

struct RoundsTests {
  @Test func whatIsDoneIsNotTriedAgain() {
    #expect(Rounds.untilDone { isLast in isLast ? nil : 1 } == 1)
  }

  @Test func theHundredthTryIsTheLastOne() {
    var tries = 0
    let result = Rounds.untilDone { isLast -> Int? in
      tries += 1
      return isLast ? tries : nil
    }
    #expect(result == 100 && tries == 100)
  }

  @Test func aLoadThatEachTryIsOvertakenByAnotherOneIsNotLost() {
    let localizer = Localizer(system: .fixed(["fr"]))
    let (isInside, loads) = (Locked(true), Locked(0))
    localizer.tableOptions.fallback = FallbackRule { [weak localizer] _ in
      let wasInside = isInside.withLock { isInside in
        defer { isInside = true }
        return isInside
      }
      if wasInside { return [] }
      loads.withLock { $0 += 1 }
      localizer?.load(["fr": ["other": "\(loads.withLock { $0 })"]])
      isInside.withLock { $0 = false }
      return []
    }
    isInside.withLock { $0 = false }
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    isInside.withLock { $0 = true }
    #expect(loads.withLock { $0 } >= 100)
    #expect(localizer.text(forKey: "Wallet") == "Portefeuille")
  }
}
