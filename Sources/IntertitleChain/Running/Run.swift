internal import CIntertitle
internal import IntertitleLanguages

extension TextChain: TextInterceptor {
  /// Runs the links as one link of another chain.
  ///
  /// A chain that is a link of itself in the end is left out after 256 times, and the source hears
  /// of it.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let depth = intertitle_depth()
    let before = depth.pointee
    // What is spent keeps no chain from its links: only runs are stopped then.
    guard before & (Self.spent - 1) < Self.depthLimit * Self.runDepth else {
      report(depth, at: assignment)
      return next(assignment)
    }
    depth.pointee = before + 1
    defer { Self.leave(depth, before, 1) }
    return links.withUnsafeBufferPointer { Rest($0)?.run(assignment, next) ?? next(assignment) }
  }

  /// Runs the whole chain, at the end of which the assigned text stands.
  ///
  /// The links run on the calling thread, before this returns. A link may resolve further texts;
  /// beyond 32 runs inside each other on one thread the assigned text stands, and the source hears
  /// of it. The runs that are under way then start no further ones: a link that resolves two texts
  /// in each run would start two to the power of 32.
  ///
  /// - Parameter assignment: What was assigned.
  /// - Returns: What is shown.
  /// - Complexity: What the links cost, and about ten nanoseconds for each.
  public func resolve(_ assignment: TextAssignment) -> TextResolution {
    let depth = intertitle_depth()
    let before = depth.pointee
    guard before <= (Self.depthLimit - 1) * Self.runDepth else {
      report(depth, at: assignment)
      return assignment.asAssigned
    }
    depth.pointee = before + Self.runDepth
    defer { Self.leave(depth, before, Self.runDepth) }
    return links.withUnsafeBufferPointer { links in
      Rest(links)?.run(assignment) { $0.asAssigned } ?? assignment.asAssigned
    }
  }

  /// How many runs may be under way inside each other on one thread.
  package static let depthLimit: Int32 = 32

  // A thread's depth in one number: a run counts eight, a chain that runs as a link of another one
  // counts one. Once the limit was reached it is `spent`, which is more than the
  // limit, until the outermost run ends.
  private static let runDepth: Int32 = 8
  private static let spent: Int32 = 1 << 16

  @inline(__always)
  private static func leave(_ depth: UnsafeMutablePointer<Int32>, _ before: Int32, _ own: Int32) {
    depth.pointee = before == 0 ? 0 : depth.pointee - own
  }

  private func report(_ depth: UnsafeMutablePointer<Int32>, at assignment: TextAssignment) {
    guard depth.pointee < Self.spent else { return }
    depth.pointee |= Self.spent
    assignment.source?.report(
      Diagnostic(
        .error,
        rule: "endless-chain",
        "\(Self.depthLimit) runs of the chain stand inside each other: a link assigns a text"
          + " whose chain calls it again. The text for the slot \(assignment.slot) was left as"
          + " assigned; let the link skip the models it makes itself."
      )
    )
  }
}

/// The links that are still to be called.
private struct Rest {
  // The array's own references, read without counting them: they live as long as the array, which
  // `withUnsafeBufferPointer` keeps for the whole run.
  private let first: UnsafePointer<Unmanaged<TextChain.Link>>
  private let count: Int

  /// Nil where there are none.
  init?(_ links: UnsafeBufferPointer<TextChain.Link>) {
    guard let base = UnsafeRawBufferPointer(links).baseAddress else { return nil }
    // A reference and an unmanaged reference have one layout.
    first = base.assumingMemoryBound(to: Unmanaged<TextChain.Link>.self)
    count = links.count
  }

  private init(first: UnsafePointer<Unmanaged<TextChain.Link>>, count: Int) {
    (self.first, self.count) = (first, count)
  }

  /// Hands an assignment to the first of the links.
  ///
  /// The pointer moves on with each link and is read only while links are left; `next` cannot escape.
  func run(_ assignment: TextAssignment, _ last: TextInterceptor.Next) -> TextResolution {
    guard count > 0 else { return last(assignment) }
    return first.pointee._withUnsafeGuaranteedRef { link in
      link.interceptor.intercept(assignment) { next in
        Rest(first: first + 1, count: count - 1).run(next, last)
      }
    }
  }
}
