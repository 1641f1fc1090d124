public import Intertitle

/// A link that does what a script says, step by step, one step for each run.
///
/// ```swift
/// let link = ScriptedLink([.pass, .answer("stop"), .callNext(times: 2)])
/// ```
/// After the last step it goes on doing that one. An empty script passes everything on.
public final class ScriptedLink: TextInterceptor {
  /// What the link does in one run.
  public enum Step: Hashable, Sendable {
    /// Answers with a text of its own, without the rest of the chain; an empty one on purpose.
    case answer(String)
    /// Asks the rest of the chain so many times and gives the last answer; none for a negative
    /// number.
    ///
    /// With 0 it answers with the assigned text itself.
    case callNext(times: Int)
    /// Hands on another key; nil for none.
    case changeKey(String?)
    /// Hands on another table; nil for the main table.
    case changeTable(String?)
    /// Adds something to the answer of the rest of the chain.
    case append(String)

    /// Hands everything on as it is.
    public static let pass = Step.callNext(times: 1)
  }

  /// What people call the link.
  public let name: String
  private let script: [Step]
  private let count = Locked(0)

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - script: What it does, one step for each run.
  ///   - name: What people call it.
  public init(_ script: [Step], named name: String = "scripted") {
    self.script = script
    self.name = name
  }

  /// Creates a link that does the same in each run.
  public convenience init(_ step: Step, named name: String = "scripted") {
    self.init([step], named: name)
  }

  /// How often it was called.
  public var runs: Int { count.withLock { $0 } }

  /// Does the next step of the script.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let run = count.withLock { count in
      defer { count += 1 }
      return count
    }
    guard !script.isEmpty else { return next(assignment) }
    return perform(script[min(run, script.count - 1)], assignment, next)
  }

  private func perform(
    _ step: Step,
    _ assignment: TextAssignment,
    _ next: Next
  ) -> TextResolution {
    var assignment = assignment
    switch step {
    case .answer(let text): return TextResolution(text)
    case .callNext(let times):
      return (0..<max(0, times)).reduce(assignment.asAssigned) { _, _ in next(assignment) }
    case .changeKey(let key): assignment.key = key
    case .changeTable(let table): assignment.table = table
    case .append(let end):
      var resolution = next(assignment)
      resolution.text += end
      return resolution
    }
    return next(assignment)
  }
}

extension ScriptedLink: CustomStringConvertible {
  /// What people call the link.
  public var description: String { name }
}
