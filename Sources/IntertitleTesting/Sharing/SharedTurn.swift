internal import Dispatch
package import Intertitle

/// One stay in the place of the shared localizer, and who waits for a turn inside of it.
package struct SharedTurn: Sendable {
  /// Where those wait who want the place, and what it is for.
  private struct Surroundings: Sendable {
    let line = WaitingLine()
    var isForThis: @Sendable () -> Bool = { true }
  }

  /// What the body that this code is in is for; outside of all bodies, everything.
  @TaskLocal private static var innermost = Surroundings()

  private let standIn: SharedPlace.StandIn
  private let outside: WaitingLine
  private let inside: Surroundings

  package init(_ standIn: SharedPlace.StandIn) {
    let outer = Self.innermost
    let isForThis: @Sendable () -> Bool = { outer.isForThis() && standIn.isForThis() }
    self.standIn = SharedPlace.StandIn(
      standIn.localizer,
      isForThis: isForThis,
      isLate: standIn.isLate
    )
    outside = outer.line
    inside = Surroundings(isForThis: isForThis)
  }

  /// Runs a body with the stand-in in place, when its turn has come.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    await outside.wait()
    defer { outside.leave() }
    let number = Localizer.place.enter(standIn)
    defer { Localizer.place.leave(number) }
    do {
      let result = try await Self.$innermost.withValue(
        inside,
        operation: { try await standIn.localizer.scoped(isolation: isolation, body) },
        isolation: isolation
      )
      await letMainQueueRun()
      return result
    } catch {
      await letMainQueueRun()
      throw error
    }
  }

  /// Runs a body with the stand-in in place; waits for its turn on this thread.
  ///
  /// - Parameters:
  ///   - patience: For how many seconds it waits; then it has the place out of turn.
  ///   - isOutOfTurn: Called where it has.
  ///   - body: What runs meanwhile.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  package func runHere<Result, Failure: Error>(
    patience: Int = 10,
    isOutOfTurn: () -> Void,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let hasTurn = outside.waitHere(atMost: patience)
    defer { if hasTurn { outside.leave() } }
    if !hasTurn { isOutOfTurn() }
    let number = Localizer.place.enter(standIn)
    defer { Localizer.place.leave(number) }
    return try Self.$innermost.withValue(inside) {
      Swift.Result { () throws(Failure) in try standIn.localizer.scoped(body) }
    }.get()
  }

  /// Lets what the body handed to the main queue run while the stand-in is still there.
  private func letMainQueueRun(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation(isolation: isolation) { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
