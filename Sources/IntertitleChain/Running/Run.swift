internal import CIntertitle
internal import IntertitleLanguages

extension TextChain: TextInterceptor {
  /// Runs the links as one link of another chain.
  ///
  /// A chain that is a link of itself in the end is left out beyond a depth of about 256, and so is
  /// each further one of the run; the source hears of it.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let calls = intertitle_calls_of_this_thread()
    guard intertitle_begin_call(calls, intertitle_chain) else {
      report(.chain, at: assignment)
      return next(assignment)
    }
    defer { Self.end(calls, intertitle_chain.weight) }
    return links.withUnsafeBufferPointer { links in
      // The way on stands inside of this chain's links, and so do those of the chains around it.
      Rest(links)?.run(assignment) { $0.hasStack ? next($0) : $0.leftForNow } ?? next(assignment)
    }
  }

  /// Runs the whole chain, at the end of which the assigned text stands.
  ///
  /// The links run on the calling thread, before this returns. A link may resolve further texts;
  /// beyond 32 runs inside each other on one thread, fewer where its stack is short, the assigned text
  /// stands, and the source hears of it; so it does where one chain has more links than the stack has
  /// room for, hundreds on a thread with 512 KB. The runs that are under way then start no further ones: a
  /// link that resolves two texts in each run would start two to the power of 32.
  ///
  /// - Parameter assignment: What was assigned.
  /// - Returns: What is shown.
  /// - Complexity: What the links cost, and about ten nanoseconds for each.
  public func resolve(_ assignment: TextAssignment) -> TextResolution {
    let calls = intertitle_calls_of_this_thread()
    guard intertitle_begin_call(calls, intertitle_run) else {
      report(.run, at: assignment)
      return assignment.leftForNow
    }
    defer { Self.end(calls, intertitle_run.weight) }
    return links.withUnsafeBufferPointer { links in
      Rest(links)?.run(assignment) { $0.asAssigned } ?? assignment.asAssigned
    }
  }

  /// Whether a verbatim rule among the links leaves a text alone; no other link is asked.
  ///
  /// - Parameter assignment: The text, as it would be assigned.
  /// - Returns: What the rules say; false where runs stand too deep inside each other to ask them.
  package func leavesAlone(_ assignment: TextAssignment) -> Bool {
    let calls = intertitle_calls_of_this_thread()
    guard intertitle_begin_call(calls, intertitle_run) else {
      report(.run, at: assignment)
      return false
    }
    defer { Self.end(calls, intertitle_run.weight) }
    var looks = 0
    return leavesAlone(assignment, &looks)
  }

  /// Of a chain that holds another one over and over, the first rules are asked.
  private func leavesAlone(_ assignment: TextAssignment, _ looks: inout Int) -> Bool {
    for link in links where link.isRuled && looks < 256 {
      looks += 1
      if let rule = link.interceptor as? VerbatimRule, rule.takes(assignment) { return true }
      if let chain = link.interceptor as? TextChain, chain.leavesAlone(assignment, &looks) {
        return true
      }
    }
    return false
  }

  // `CallDepth` written out: a function of another module is not inlined, and would be a tenth of a
  // run.
  @inline(__always)
  private static func end(_ calls: UnsafeMutablePointer<intertitle_calls>, _ weight: Int32) {
    if intertitle_end_call(calls, weight) { PostponedCalls.settle(calls) }
  }

  private func report(_ kind: CallDepth.Kind, at assignment: TextAssignment) {
    guard let source = assignment.source, CallDepth.isNews(kind) else { return }
    source.report(
      Diagnostic(
        .error,
        rule: "endless-chain",
        "\(CallDepth.Kind.callLimit) runs of the chain stand inside each other, or as many as the"
          + " thread's stack allows: a link assigns a text whose chain calls it again. The text for the"
          + " slot \(assignment.slot) was left as assigned; let the link skip the models it makes"
          + " itself",
        slot: assignment.slot
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
  /// How many links are called without a look at the stack: none of a chain that is short.
  private static var stretch: Int { 16 }

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
    if count % Self.stretch == 0 {
      guard count > 0 else { return last(assignment) }
      guard assignment.hasStack else { return assignment.leftForNow }
    }
    return first.pointee._withUnsafeGuaranteedRef { link in
      link.interceptor.intercept(assignment) { next in
        Rest(first: first + 1, count: count - 1).run(next, last)
      }
    }
  }
}

extension TextAssignment {
  /// Whether the thread's stack has room for some more links, each of which stands inside the one
  /// before; the source hears of it where it has none.
  @inline(never)
  fileprivate var hasStack: Bool {
    let hasStack = intertitle_has_stack(
      intertitle_calls_of_this_thread(),
      intertitle_run.eighths
    )
    if !hasStack { source?.report(.longChain(at: slot)) }
    return hasStack
  }
}

extension Diagnostic {
  fileprivate static func longChain(at slot: TextSlot) -> Diagnostic {
    Diagnostic(
      .error,
      rule: "long-chain",
      "the chain has more links than the stack of this thread has room for, so that the last ones were"
        + " left out and the text for the slot \(slot) was left as assigned; let one link do the work"
        + " of many",
      slot: slot
    )
  }
}
