/// A value that a test reaches from one thread only, whatever a closure's type promises.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
