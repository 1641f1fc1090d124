package import IntertitleLanguages

extension Diagnostic {
  /// What was made for the shared localizer after the test was over that had put its own there.
  package static var arrivedLate: Diagnostic {
    Diagnostic(
      .error,
      rule: "arrived-late",
      "something was made for the shared localizer, or asked it, after this one had stood in its"
        + " place; wait in the test for what it starts"
    )
  }

  /// That a localizer stands in the place of the shared one although another test's does.
  package static var outOfTurn: Diagnostic {
    Diagnostic(
      .error,
      rule: "out-of-turn",
      "this localizer stands in the place of the shared one while another test's does, which may wait"
        + " for this thread; make the test asynchronous, or give its suite the trait"
        + " standingForShared"
    )
  }
}

extension Localizer {
  /// Takes what a test has to say of this localizer.
  package func report(_ diagnostic: Diagnostic) { log.report(diagnostic) }
}
