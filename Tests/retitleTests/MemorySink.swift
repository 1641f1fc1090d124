@testable import retitle

/// Text that is kept in memory.
final class MemorySink: TextSink {
  /// Everything that was written.
  private(set) var text = ""

  let isClosed = false
  let failure: String? = nil

  init() {}

  func write(_ text: String) { self.text += text }
  func write(_ bytes: [UInt8]) { text += String(decoding: bytes, as: UTF8.self) }
  func flush() {}
}
