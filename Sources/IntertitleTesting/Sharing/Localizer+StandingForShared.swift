public import Intertitle

extension Localizer {
  /// Lets this localizer stand in the place of the shared one while a body runs: for properties that
  /// are lazy, for what `DispatchQueue.main.async` does, for detached tasks, all of which begin
  /// outside of a scope, and for code that asks ``Localizer/shared``.
  ///
  /// ```swift
  /// let wallet = localizer.standingForShared { () -> WalletViewModel in
  ///   let wallet = WalletViewModel()
  ///   wallet.reload()  // makes rows that are lazy
  ///   return wallet
  /// }
  /// ```
  /// Those who take the place have it one after the other, in the order in which they came. Code that
  /// runs beside them in a scope of its own is not concerned, and keeps the shared localizer. Inside of
  /// a body another one may stand in front of this one for a while.
  ///
  /// What is made outside of scopes when the body is over, and nobody stands there, is the shared
  /// localizer's, and a diagnostic of this one, `arrived-late`. Where the next one stands there already,
  /// it is that one's: nothing tells whose task it is that began outside of all scopes. So wait in the body
  /// for what it starts.
  ///
  /// This waits on its thread, which the one who has the place may need: after ten seconds it goes on
  /// out of turn, with a diagnostic, `out-of-turn`. So where tests run as tasks, as they do under Swift
  /// Testing, make them asynchronous, or take the suite trait of IntertitleTestTraits: those wait
  /// without a thread, and the trait tells one test from another too.
  ///
  /// - Parameter body: What runs meanwhile.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  // In asynchronous code the other one is meant, whatever the body does: it holds no thread.
  @_disfavoredOverload
  public func standingForShared<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try SharedTurn(standIn).runHere(isOutOfTurn: { report(.outOfTurn) }, body)
  }

  /// Lets this localizer stand in the place of the shared one while a body runs, as the synchronous
  /// one does; waits without a thread.
  ///
  /// What the body has handed to the main queue is run before this returns, in its place still. For a
  /// detached task it does not wait: let the body do that.
  ///
  /// - Parameters:
  ///   - isolation: The caller's own.
  ///   - body: What runs meanwhile.
  /// - Returns: What the body returned.
  /// - Throws: What the body threw.
  public func standingForShared<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await SharedTurn(standIn).run(isolation: isolation, body)
  }

  private var standIn: SharedPlace.StandIn {
    SharedPlace.StandIn(self) {
      true
    } isLate: { [weak self] in
      self?.report(.arrivedLate)
    }
  }
}
