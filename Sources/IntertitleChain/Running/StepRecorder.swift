internal import IntertitleLanguages

/// Collects the steps of one explained run.
final class StepRecorder: Sendable {
  /// A link, what passed it, and what is to be said of that.
  private struct Step {
    let interceptor: String
    var passage: TextPassage
    var note = ""

    var explained: TextExplanation.Step {
      TextExplanation.Step(
        interceptor: interceptor,
        received: passage.key ?? passage.text,
        returned: passage.answer?.text ?? "",
        note: note
      )
    }
  }

  private struct Notes {
    var steps: [Step] = []
    var candidates: [String] = []
    var endedBy: String?
  }

  private let notes = Locked(Notes())

  func begin(_ interceptor: String, _ assignment: TextAssignment) -> Int {
    notes.withLock { notes in
      notes.steps.append(Step(interceptor: interceptor, passage: TextPassage(assignment)))
      return notes.steps.count - 1
    }
  }

  func end(_ step: Int, _ note: StepNote, _ resolution: TextResolution) {
    notes.withLock { notes in
      notes.steps[step].passage.answer = resolution
      notes.steps[step].note = note.words(for: resolution)
      notes.candidates += note.remark?.candidates ?? []
      if !note.hasHandedOn, notes.endedBy == nil {
        notes.endedBy = notes.steps[step].interceptor
      }
    }
  }

  func explanation(
    of assignment: TextAssignment,
    _ resolution: TextResolution
  ) -> TextExplanation {
    let notes = notes.withLock { $0 }
    let last = notes.steps.last?.passage ?? TextPassage(assignment)
    return TextExplanation(
      resolution: resolution,
      key: last.key,
      table: last.table,
      arguments: last.arguments,
      candidates: notes.candidates,
      steps: notes.steps.map(\.explained),
      endedBy: notes.endedBy
    )
  }
}
