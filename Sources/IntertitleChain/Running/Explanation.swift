public import IntertitleLanguages

/// What a chain would make of an assignment, link by link.
public struct TextExplanation: Sendable {
  /// What one link got and gave.
  public struct Step: Hashable, Sendable {
    /// What people call the link.
    public var interceptor: String
    /// The key it was handed, or the assigned text where there was none.
    public var received: String
    /// The text it answered with.
    public var returned: String
    /// What happened there, for people.
    public var note: String

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - interceptor: What people call the link.
    ///   - received: The key it was handed, or the assigned text where there was none.
    ///   - returned: The text it answered with.
    ///   - note: What happened there, for people.
    package init(interceptor: String, received: String, returned: String, note: String) {
      self.interceptor = interceptor
      self.received = received
      self.returned = returned
      self.note = note
    }
  }

  /// What one link has to say of its own doing.
  public struct Remark: Hashable, Sendable {
    /// What a person should know, in a few words.
    public var note: String
    /// The keys that can have made the text, where there is no telling which did.
    public var candidates: [String]

    /// Creates a remark.
    ///
    /// - Parameters:
    ///   - note: What a person should know, in a few words.
    ///   - candidates: The keys that can have made the text, where there is no telling which did.
    public init(_ note: String, candidates: [String] = []) {
      self.note = note
      self.candidates = candidates
    }
  }

  /// What would be shown, and where it comes from.
  public var resolution: TextResolution
  /// The key that was looked up last; nil where nothing was.
  public var key: String?
  /// The table that the key was looked up in last; nil for the main table.
  public var table: String?
  /// What was put into the holes of the text that was looked up last; empty for most texts.
  public var arguments: [TextArgument]
  /// The keys that can have made the text, where there is no telling which did, so that it was left
  /// as it is; empty where no link looked for them.
  public var candidates: [String]
  /// What each link got and gave, in the order in which they were called.
  public var steps: [Step]
  /// The name of the first link that answered without calling `next`; nil where none did and the
  /// assigned text stands.
  public var endedBy: String?
}

extension TextChain {
  /// Runs the chain with a recorder round each link, and says what each did.
  ///
  /// The links really run: a journal among them writes. They can tell by the assignment's cause,
  /// which should be `.explained`.
  ///
  /// - Parameter assignment: What would be assigned.
  /// - Returns: What would be shown, and the steps in the order in which the links were called.
  /// - Complexity: A little more than ``resolve(_:)``.
  public func explain(_ assignment: TextAssignment) -> TextExplanation {
    let recorder = StepRecorder()
    let resolution = TextChain(recorded(by: recorder)).resolve(assignment)
    return recorder.explanation(of: assignment, resolution)
  }

  /// The links, those of nested chains in their place, each with a recorder round it.
  fileprivate func recorded(by recorder: StepRecorder) -> [any TextInterceptor] {
    links.map { link in
      guard let chain = link.interceptor as? TextChain else {
        return RecordedLink(link: link, recorder: recorder)
      }
      return RecordedChain(chain: chain, recorder: recorder)
    }
  }
}

/// A chain that is a link: its own links are recorded when it is called, which it may never be.
private struct RecordedChain: TextInterceptor {
  let chain: TextChain
  let recorder: StepRecorder

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    TextChain(chain.recorded(by: recorder)).intercept(assignment, next: next)
  }
}

private struct RecordedLink: TextInterceptor {
  let link: TextChain.Link
  let recorder: StepRecorder

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let step = recorder.begin(link.title, assignment)
    var note = StepNote(assignment)
    let resolution = link.interceptor.intercept(assignment) { handedOn in
      let answer = next(handedOn)
      note.add(handedOn, answer)
      return answer
    }
    note.remark = (link.interceptor as? any ExplainingInterceptor)?
      .remark(on: assignment, answered: resolution)
    recorder.end(step, note, resolution)
    return resolution
  }
}
