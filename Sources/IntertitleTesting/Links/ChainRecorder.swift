public import Intertitle

/// A link that changes nothing and writes down everything that passes it.
///
/// ```swift
/// let recorder = ChainRecorder()
/// let localizer = Localizer(chain: [recorder, .lookup])
/// localizer.scoped { LabelModel() }.text = "Wallet"
/// recorder.passages.map(\.text)  // ["Wallet"]
/// ```
public struct ChainRecorder: TextInterceptor {
  /// The name under which it writes.
  public let name: String
  /// Where it writes.
  public let log: ChainLog

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - name: The name under which it writes.
  ///   - log: Where it writes; a log of its own unless said otherwise.
  public init(_ name: String = "recorder", in log: ChainLog = ChainLog()) {
    self.name = name
    self.log = log
  }

  /// What passed this recorder, in order.
  public var passages: [TextPassage] { log.passages(of: name) }

  /// Writes down what it is handed, hands it on as it is, and writes down the answer.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let place = log.enter(name, assignment)
    let resolution = next(assignment)
    log.leave(place, resolution)
    return resolution
  }
}

extension ChainRecorder: CustomStringConvertible {
  /// The recorder's name.
  public var description: String { name }
}
