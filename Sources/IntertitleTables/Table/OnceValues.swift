internal import CIntertitle

/// Values of some numbers, each made at the first question for it; no lock is taken.
///
/// A value is written by the one thread that wins its stage (0 → 1) and read by others only once its
/// stage is 2, stored with release and loaded with acquire; a thread that meets stage 1 makes a value
/// of its own. Bounds: the caller asks for numbers below the capacity only. Whoever makes it frees it.
struct OnceValues<Value> {
  private let values: UnsafeMutablePointer<Value>
  private let stages: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    values = .allocate(capacity: capacity)
    stages = .allocate(capacity: capacity)
    stages.initialize(repeating: 0, count: capacity)
  }

  /// The value for a number; `make` is called where there is none yet.
  @inline(__always)
  func value(of number: Int, make: (Int) -> Value) -> Value {
    if intertitle_stage(stages + number) == 2 { return values[number] }
    return keep(make(number), for: number)
  }

  @inline(never)
  private func keep(_ value: Value, for number: Int) -> Value {
    if intertitle_stage_begin(stages + number) {
      (values + number).initialize(to: value)
      intertitle_stage_finish(stages + number)
    }
    return value
  }

  /// Frees the values of the numbers below a count, and the memory.
  func free(count: Int) {
    for number in 0..<count where intertitle_stage(stages + number) == 2 {
      (values + number).deinitialize(count: 1)
    }
    values.deallocate()
    stages.deallocate()
  }
}
