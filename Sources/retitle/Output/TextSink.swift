/// Something that text is written to: a stream of the process, or memory.
protocol TextSink: AnyObject {
  /// Writes text, now or at the next ``flush()``.
  func write(_ text: String)
  /// Writes bytes, which need not be text.
  func write(_ bytes: [UInt8])
  /// Writes what was held back.
  func flush()
  /// Whether nobody reads what would be written: what is costly to make need not be made.
  var isClosed: Bool { get }
  /// Why not everything could be written; nil where it could, and where the reader has gone away,
  /// as `head` does.
  var failure: String? { get }
}
