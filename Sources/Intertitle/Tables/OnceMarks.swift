internal import CIntertitle

/// A mark for each of some numbers, which each thread sees as set from the moment on in which one
/// set it.
///
/// `@unchecked Sendable`: the marks are reached through atomic operations only, and `set` compares
/// the number with the count.
final class OnceMarks: @unchecked Sendable {
  private let marks: UnsafeMutablePointer<UInt8>
  private let count: Int

  init(count: Int) {
    self.count = count
    marks = .allocate(capacity: max(count, 1))
    marks.initialize(repeating: 0, count: max(count, 1))
  }

  deinit { marks.deallocate() }

  /// Sets a mark; true where it was not set before, which one caller alone is told.
  func set(_ number: Int) -> Bool {
    guard number < count, intertitle_stage(marks + number) == 0 else { return false }
    return intertitle_stage_begin(marks + number)
  }
}
