import Intertitle

/// What passed through the recorders of a test, in the order in which it did.
///
/// Several recorders write in one log, so that the order of links can be told:
/// ```swift
/// let log = ChainLog()
/// let chain: TextChain = [
///   ChainRecorder("first", in: log), .lookup, ChainRecorder("last", in: log),
/// ]
/// ```
/// It may be written from many threads at once.
public final class ChainLog: Sendable {
  private struct Pages {
    var passages: [Passage] = []
    var steps = 0
  }

  private let pages = Locked(Pages())

  /// Creates an empty log.
  public init() {}

  /// What passed, in the order in which it was handed to the recorders.
  public var passages: [Passage] { pages.withLock { $0.passages } }

  /// The names of the recorders, in the order in which they were handed something.
  public var names: [String] { passages.map(\.recorder) }

  /// What passed one recorder, in order.
  public func passages(of recorder: String) -> [Passage] {
    passages.filter { $0.recorder == recorder }
  }

  /// Forgets everything.
  public func removeAll() {
    pages.withLock { $0 = Pages() }
  }

  /// Notes what is handed to a recorder; gives its place in the log.
  func enter(_ recorder: String, _ assignment: TextAssignment) -> Int {
    pages.withLock { pages in
      pages.steps += 1
      pages.passages.append(Passage(recorder, assignment, at: pages.steps))
      return pages.passages.count - 1
    }
  }

  /// Notes the answer; nothing where the log was emptied meanwhile.
  func leave(_ index: Int, _ resolution: TextResolution) {
    pages.withLock { pages in
      guard pages.passages.indices.contains(index) else { return }
      pages.steps += 1
      pages.passages[index].answer = resolution
      pages.passages[index].left = pages.steps
    }
  }
}

extension ChainLog: CustomStringConvertible {
  /// The passages, a line each.
  public var description: String {
    passages.map(\.description).joined(separator: "\n")
  }
}
