internal import Testing

/// What comes when a test is over: surely that test's, or perhaps somebody else's.
package enum LateArrival: Sendable {
  case theTests, somebodys

  /// Records an issue: an error where it is surely the test's, else a warning, which fails no test.
  ///
  /// - Parameters:
  ///   - comment: What came.
  ///   - location: Where the issue is shown.
  func record(_ comment: Comment, at location: SourceLocation) {
    #if compiler(>=6.3)
      let severity: Issue.Severity = self == .theTests ? .error : .warning
      Issue.record(comment, severity: severity, sourceLocation: location)
    #else
      // Issues are errors there; one that is known fails no test.
      switch self {
      case .theTests: Issue.record(comment, sourceLocation: location)
      case .somebodys:
        withKnownIssue(sourceLocation: location) {
          Issue.record(comment, sourceLocation: location)
        }
      }
    #endif
  }
}
