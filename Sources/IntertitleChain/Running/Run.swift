internal import CIntertitle
internal import IntertitleLanguages

extension TextChain: TextInterceptor {
  /// Runs the links as one link of another chain.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    links.withUnsafeBufferPointer { run(Rest($0), assignment, next) }
  }

  /// Runs the whole chain, at the end of which the assigned text stands.
  ///
  /// The links run on the calling thread, before this returns. A link may resolve further texts;
  /// beyond 32 runs inside each other on one thread the assigned text stands, and the source hears
  /// of it.
  ///
  /// - Complexity: What the links cost, and about ten nanoseconds for each.
  public func resolve(_ assignment: TextAssignment) -> TextResolution {
    let depth = intertitle_depth()
    guard depth.pointee < Self.depthLimit else { return tooDeep(assignment) }
    depth.pointee += 1
    defer { depth.pointee -= 1 }
    return links.withUnsafeBufferPointer { run(Rest($0), assignment) { $0.asAssigned } }
  }

  /// How many runs may be under way inside each other on one thread.
  package static let depthLimit: Int32 = 32

  private func tooDeep(_ assignment: TextAssignment) -> TextResolution {
    assignment.source?.report(
      Diagnostic(
        .error,
        rule: "endless-chain",
        "\(Self.depthLimit) runs of the chain stand inside each other: a link assigns a text"
          + " whose chain calls it again. The text for the slot \(assignment.slot) was left as"
          + " assigned; let the link skip the models it makes itself."
      )
    )
    return assignment.asAssigned
  }
}

/// The links that are still to be called.
private struct Rest {
  let first: UnsafePointer<TextChain.Link>?
  let count: Int

  init(_ links: UnsafeBufferPointer<TextChain.Link>) {
    (first, count) = (links.baseAddress, links.count)
  }

  init(after rest: Rest) {
    (first, count) = (rest.first?.successor(), rest.count - 1)
  }
}

private func run(
  _ rest: Rest,
  _ assignment: TextAssignment,
  _ last: TextInterceptor.Next
) -> TextResolution {
  // The pointer is valid for the whole run: it is used inside `withUnsafeBufferPointer` only, and
  // `next` cannot escape. It moves on with each link and is read only while links are left. A
  // pointer, because an element of an array would be copied to be called.
  guard rest.count > 0, let first = rest.first else { return last(assignment) }
  return first.pointee.interceptor.intercept(assignment) { run(Rest(after: rest), $0, last) }
}
