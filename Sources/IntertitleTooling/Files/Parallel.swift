internal import Dispatch
internal import IntertitleLanguages

/// Does the same to many values side by side; results are in the order of the values.
enum Parallel {
  /// Calls a body for each value.
  ///
  /// - Parameters:
  ///   - values: what to work on.
  ///   - body: called once for each, on any thread.
  /// - Returns: what the body returned, in the order of the values.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    _ body: @Sendable (Value) -> Result
  ) -> [Result] {
    guard values.count > 1 else { return values.map(body) }
    let results = Locked<[Result?]>(Array(repeating: nil, count: values.count))
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
      let result = body(values[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
