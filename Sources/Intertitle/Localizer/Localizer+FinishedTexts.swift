internal import IntertitleChain

extension Localizer {
  /// Finds texts that code finished before it assigned them: `"You have 3 messages"`, `"Name:"`, in
  /// the words of the development language or of the one in use.
  ///
  /// It puts two links into the chain where each does its work, `composites` in front of `recovery` in
  /// front of the look-up; one that is there already stays where it is. Neither touches a text that is
  /// a key, has arguments or is verbatim, and neither guesses. Where no link looks anything up, there
  /// is nothing to find, and a diagnostic says so.
  /// ```swift
  /// localizer.findFinishedTexts()
  /// print(localizer.chain)  // composites → recovery → look-up → the assigned text
  /// ```
  /// - Parameter isolation: The caller's own; on the main actor, bound texts are served before the
  ///   return.
  public func findFinishedTexts(isolation: isolated (any Actor)? = #isolation) {
    updateChain(isolation: isolation) { $0.findFinishedTexts() }
  }
}
