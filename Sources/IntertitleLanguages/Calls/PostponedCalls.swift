package import CIntertitle

/// The calls of a thread that wait until its outermost call has ended, in order.
package final class PostponedCalls {
  /// How many may be made one after the other before whoever waits is left out.
  private static let limit = 4096
  private var waiting: [() -> Void] = []
  private var count = 0

  private init() {}

  /// Makes a call that was refused after the outermost one has ended.
  ///
  /// - Parameter call: What to do then.
  /// - Returns: Whether it will be made: of calls that bring about each other without end, 4096 are.
  package static func add(_ call: @escaping () -> Void) -> Bool {
    let calls = intertitle_calls_of_this_thread()
    guard calls.pointee.depth > 0 else {
      call()
      return true
    }
    let postponed = of(calls)
    guard postponed.count < limit else { return false }
    postponed.count += 1
    postponed.waiting.append(call)
    calls.pointee.refused |= CallDepth.Kind.telling.bit
    return true
  }

  private static func of(_ calls: UnsafeMutablePointer<intertitle_calls>) -> PostponedCalls {
    if let known = calls.pointee.postponed {
      return Unmanaged<PostponedCalls>.fromOpaque(UnsafeRawPointer(known)).takeUnretainedValue()
    }
    let made = PostponedCalls()
    calls.pointee.postponed = Unmanaged.passRetained(made).toOpaque()
    return made
  }

  /// Ends what the outermost call of a thread left: makes the calls that wait, one after the other,
  /// and forgets what was refused.
  ///
  /// Those that they refuse in turn are waiting behind them, so that none stands inside another.
  package static func settle(_ calls: UnsafeMutablePointer<intertitle_calls>) {
    // A call that waited has ended: the loop that made it goes on.
    if calls.pointee.isSettling { return calls.pointee.keepOnly(CallDepth.Kind.telling.bit) }
    if let known = calls.pointee.postponed {
      let postponed = Unmanaged<PostponedCalls>.fromOpaque(UnsafeRawPointer(known))
        .takeUnretainedValue()
      calls.pointee.isSettling = true
      postponed.makeAll()
      calls.pointee.isSettling = false
      calls.pointee.postponed = nil
      Unmanaged<PostponedCalls>.fromOpaque(UnsafeRawPointer(known)).release()
    }
    calls.pointee.keepOnly(0)
  }

  private func makeAll() {
    while !waiting.isEmpty {
      let now = waiting
      waiting = []
      for call in now { call() }
    }
  }
}

extension intertitle_calls {
  /// Forgets which kinds were refused and reported, but for some.
  fileprivate mutating func keepOnly(_ kinds: UInt32) {
    refused &= kinds | Self.settling
    reported &= kinds
  }

  /// Whether the calls that waited are being made.
  fileprivate var isSettling: Bool {
    get { refused & Self.settling != 0 }
    set { refused = newValue ? refused | Self.settling : refused & ~Self.settling }
  }

  private static var settling: UInt32 { intertitle_settling }
}
