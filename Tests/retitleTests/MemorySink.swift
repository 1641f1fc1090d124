@testable import retitle

/// Text that is kept in memory.
final class MemorySink: TextSink {
  /// Everything that was written.
  private(set) var text = ""

  let isClosed = false
  let failure: String? = nil

  init() {}

  func write(_ text: String) { self.text += text }
  func flush() {}
}
