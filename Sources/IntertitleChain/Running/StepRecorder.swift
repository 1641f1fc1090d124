internal import IntertitleLanguages

/// Collects the steps of one explained run.
final class StepRecorder: Sendable {
  private struct Notes {
    var steps: [TextExplanation.Step] = []
    var key: String?
    var table: String?
    var endedBy: String?
  }

  private let notes = Locked(Notes())

  func begin(_ interceptor: String, _ assignment: TextAssignment) -> Int {
    notes.withLock { notes in
      notes.key = assignment.key
      notes.table = assignment.table
      notes.steps.append(
        TextExplanation.Step(
          interceptor: interceptor,
          received: assignment.key ?? assignment.text,
          returned: "",
          note: ""
        )
      )
      return notes.steps.count - 1
    }
  }

  func end(_ step: Int, calls: Int, inner: TextResolution?, _ resolution: TextResolution) {
    notes.withLock { notes in
      notes.steps[step].returned = resolution.text
      notes.steps[step].note = Self.note(calls: calls, inner: inner, resolution)
      if calls == 0, notes.endedBy == nil {
        notes.endedBy = notes.steps[step].interceptor
      }
    }
  }

  func explanation(
    of assignment: TextAssignment,
    _ resolution: TextResolution
  ) -> TextExplanation {
    notes.withLock { notes in
      TextExplanation(
        resolution: resolution,
        key: notes.steps.isEmpty ? assignment.key : notes.key,
        table: notes.steps.isEmpty ? assignment.table : notes.table,
        steps: notes.steps,
        endedBy: notes.endedBy
      )
    }
  }

  private static func note(
    calls: Int,
    inner: TextResolution?,
    _ resolution: TextResolution
  ) -> String {
    switch calls {
    case 0: "answered (\(resolution.origin.kind))"
    case 1 where inner == resolution: "passed on"
    case 1: "changed the answer"
    default: "called the rest of the chain \(calls) times"
    }
  }
}
