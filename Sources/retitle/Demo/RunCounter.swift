import Intertitle
import IntertitleLanguages

/// Counts the runs of the chain, by what set them off.
final class RunCounter: TextInterceptor {
  private let counts = Locked<[TextAssignment.Cause: Int]>([:])

  /// How often the chain ran for that cause.
  func count(_ cause: TextAssignment.Cause) -> Int {
    counts.withLock { $0[cause, default: 0] }
  }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    counts.withLock { $0[assignment.cause, default: 0] += 1 }
    return next(assignment)
  }
}
