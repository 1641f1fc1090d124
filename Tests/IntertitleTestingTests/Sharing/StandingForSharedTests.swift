import Dispatch
@testable import Intertitle
@testable import IntertitleTesting
import Testing

/// A test's localizer in the place of the shared one: who gets it, who does not, and for how long.
///
/// They take the place for themselves alone, so that tests that run beside them in this process notice
/// nothing.
struct StandingForSharedTests {
  private let localizer = Localizer(system: .fixed([]))
  private let other = Localizer(system: .fixed([]))

  /// A view model whose rows are made when somebody asks for them.
  private final class ViewModel {
    let title = LabelModel("Wallet")
    lazy var row = LabelModel("Balance")
  }

  /// Runs a body with a localizer in place, for this test's code only.
  private func standing<Result>(
    _ localizer: Localizer,
    late: @escaping @Sendable () -> Void = {},
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let id = Test.current?.id
    let standIn = SharedPlace.StandIn(localizer) {
      Test.current.map { $0.id == id } ?? true
    } isLate: {
      late()
    }
    return try await SharedTurn(standIn).run(isolation: isolation, body)
  }

  @Test("FU-61 lazy rows, the main queue, detached tasks and threads get it")
  func whatIsMadeOutsideOfScopesGetsIt() async {
    let found = await standing(localizer) {
      let model = ViewModel()
      let lazy = model.row.$text.localizer
      let detached = await Task.detached { LabelModel().$text.localizer }.value
      let queued = await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume(returning: LabelModel().$text.localizer) }
      }
      let threaded = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Localizer.current) }
      }
      return [lazy, detached, queued, threaded, Localizer.shared, Localizer.current]
    }
    #expect(found.allSatisfy { $0 === localizer })
  }

  @Test("FU-61 in a scope alone they do not, and the check says so")
  func aScopeDoesNotReachThem() async throws {
    localizer.load(["fr": ["Wallet": "Portefeuille", "Balance": "Solde"]])
    let model = localizer.scoped { ViewModel() }
    try localizer.use("fr")
    let report = (model.title.texts + model.row.texts).check(in: "fr")
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.contains("belongs to the shared localizer") == true)
  }

  @Test func theSynchronousOneDoesTheSame() async {
    func found() -> [Localizer] {
      localizer.standingForShared { [Localizer.shared, ViewModel().row.$text.localizer] }
    }
    await standing(other) {
      #expect(found().allSatisfy { $0 === localizer })
      #expect(Localizer.shared === other)
    }
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func whatTheBodyReturnsAndThrowsIsPassedOn() async {
    struct Oops: Error {}
    func fail() throws(Oops) { try localizer.standingForShared { () throws(Oops) in throw Oops() } }
    await #expect(throws: Oops.self) { try await standing(localizer) { throw Oops() } }
    await standing(other) {
      #expect(throws: Oops.self) { try fail() }
      #expect((try? three()) == 3)
    }
    func three() throws(Oops) -> Int {
      try localizer.standingForShared { () throws(Oops) in 3 }
    }
    #expect(await standing(localizer) { Localizer.shared } === localizer)
  }

  @Test func afterTheBodyTheSharedOneIsTheOneItWas() async {
    let own = Localizer.place.own
    await standing(localizer) { #expect(Localizer.shared === localizer) }
    // Others may stand there meanwhile, but never this one.
    #expect(Localizer.shared !== localizer && Localizer.place.own === own)
  }

  @Test func theInnermostOneStandsInFront() async {
    await standing(localizer) {
      await standing(other) {
        #expect(Localizer.shared === other)
        await localizer.standingForShared { #expect(Localizer.shared === localizer) }
        #expect(Localizer.shared === other)
      }
      #expect(Localizer.shared === localizer)
    }
  }

  @Test func codeInAScopeOfItsOwnIsNotConcerned() async {
    await standing(localizer) {
      #expect(other.scoped { Localizer.current } === other)
      #expect(other.scoped { Localizer.shared } === Localizer.place.own)
      // A part of the app with a chain of its own is the same app.
      let part = localizer.intercepting(with: [.verbatim])
      #expect(part.scoped { Localizer.shared } === localizer)
    }
  }

  @Test func takersHaveItOneAfterTheOther() async {
    let inside = Locked((now: 0, most: 0, foreign: 0))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let own = Localizer(system: .fixed([]))
          let isForeign = { () -> Bool in Localizer.shared !== own }
          if number % 2 == 0 {
            await standing(own) {
              inside.withLock {
                $0.now += 1; $0.most = max($0.most, $0.now)
              }
              await Task.yield()
              let detached = await Task.detached { Localizer.current }.value
              if isForeign() || detached !== own { inside.withLock { $0.foreign += 1 } }
              inside.withLock { $0.now -= 1 }
            }
          } else {
            await standing(own) { if isForeign() { inside.withLock { $0.foreign += 1 } } }
          }
        }
      }
    }
    #expect(inside.withLock { $0.most } == 1 && inside.withLock { $0.foreign } == 0)
  }

  @Test func childrenOfATakerHaveItOneAfterTheOtherToo() async {
    let foreign = await standing(localizer) {
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            let own = Localizer(system: .fixed([]))
            return await standing(own) {
              await Task.yield()
              return Localizer.shared !== own
            }
          }
        }
        return await group.contains(true)
      }
    }
    #expect(!foreign)
  }

  @Test func whatTheMainQueueWasHandedIsServedBeforeItIsOver() async {
    let made = Locked<Localizer?>(nil)
    await standing(localizer) {
      DispatchQueue.main.async { made.withLock { $0 = .current } }
    }
    #expect(made.withLock { $0 } === localizer)
  }

  @Test func whatATaskOfATakerMakesLaterIsStillItsOwn() async {
    let (gate, task) = await standing(localizer) {
      let (stream, gate) = AsyncStream<Void>.makeStream()
      let task = Task {
        for await _ in stream { break }
        return Localizer.current
      }
      return (gate, task)
    }
    let late = await standing(other) {
      gate.yield()
      return await task.value
    }
    #expect(late === localizer)
  }

  @Test("what arrives when it is over, and nobody stands there, is told, and is nobody's test's")
  func whatArrivesLateIsTold() {
    let place = SharedPlace(other)
    let late = Locked(0)
    let standIn = { (isForThis: Bool) in
      SharedPlace.StandIn(
        localizer,
        isForThis: { isForThis },
        isLate: { late.withLock { $0 += 1 } }
      )
    }
    let first = place.enter(standIn(true))
    #expect(place.occupant(in: nil) === localizer)
    #expect(late.withLock { $0 } == 0)
    place.leave(first)
    #expect(place.occupant(in: localizer) === other)
    #expect(late.withLock { $0 } == 0)
    #expect(place.occupant(in: nil) === other)
    #expect(late.withLock { $0 } == 1)
    let second = place.enter(standIn(false))
    #expect(place.occupant(in: nil) === other)
    place.leave(second)
    #expect(place.occupant(in: nil) === other)
    #expect(late.withLock { $0 } == 1)
  }

  @Test func aLocalizerThatHasLeftIsNotKeptAlive() {
    let place = SharedPlace(other)
    weak var gone: Localizer?
    do {
      let own = Localizer(system: .fixed([]))
      gone = own
      place.leave(place.enter(SharedPlace.StandIn(own, isForThis: { true }, isLate: {})))
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func aLatecomersAssignmentIsTold() {
    let told = Locked<[String]>([])
    let label = localizer.scoped { LabelModel("Wallet") }
    localizer.updateChain { chain in
      chain.prepend(
        LateLink { said in told.withLock { $0.append(said) } }
      )
    }
    _ = (label.text, label.$text.explain())
    #expect(told.withLock { $0 }.isEmpty)
    label.text = "Balance"
    label.content = .verbatim("Lena")
    #expect(
      told.withLock { $0 } == [
        "label “Balance”",
        "label",
      ]
    )
    #expect(label.text == "Lena")
  }
}
