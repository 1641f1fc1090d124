internal import IntertitleLanguages

/// Collects the steps of one explained run.
final class StepRecorder: Sendable {
  private struct Notes {
    var steps: [TextExplanation.Step] = []
    var key: String?
    var table: String?
    var arguments: [TextArgument] = []
    var candidates: [String] = []
    var endedBy: String?
  }

  private let notes = Locked(Notes())

  func begin(_ interceptor: String, _ assignment: TextAssignment) -> Int {
    notes.withLock { notes in
      notes.key = assignment.key
      notes.table = assignment.table
      notes.arguments = assignment.arguments
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

  func end(_ step: Int, _ note: StepNote, _ resolution: TextResolution) {
    notes.withLock { notes in
      notes.steps[step].returned = resolution.text
      notes.steps[step].note = note.words(for: resolution)
      notes.candidates += note.candidates
      if !note.hasHandedOn, notes.endedBy == nil {
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
        arguments: notes.steps.isEmpty ? assignment.arguments : notes.arguments,
        candidates: notes.candidates,
        steps: notes.steps,
        endedBy: notes.endedBy
      )
    }
  }
}
