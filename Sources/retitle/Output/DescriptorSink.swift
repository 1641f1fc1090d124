import Foundation

/// A stream of the process, written in large pieces.
///
/// When the reader goes away (`retitle … | head -1`), what follows is dropped without a word and the
/// command goes on, so that files it has begun are finished.
final class DescriptorSink: TextSink {
  private let descriptor: Int32
  private let isBuffered: Bool
  private var pending: [UInt8] = []
  private(set) var isClosed = false
  private(set) var failure: String?

  private static let pieceSize = 1 << 16

  /// Creates a sink over a stream that is open.
  ///
  /// - Parameters:
  ///   - descriptor: The stream's number.
  ///   - isBuffered: Whether short texts wait for more.
  init(_ descriptor: Int32, isBuffered: Bool) {
    self.descriptor = descriptor
    self.isBuffered = isBuffered
  }

  func write(_ text: String) { append(text.utf8) }

  func write(_ bytes: [UInt8]) { append(bytes) }

  private func append(_ bytes: some Sequence<UInt8>) {
    guard !isClosed else { return }
    pending.append(contentsOf: bytes)
    if !isBuffered || pending.count >= Self.pieceSize { flush() }
  }

  func flush() {
    var start = 0
    while start < pending.count, !isClosed {
      let count = pending[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { start += count } else { note(errno) }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private func note(_ error: Int32) {
    switch error {
    case EINTR, EAGAIN: return
    case EPIPE: break
    default: failure = String(cString: strerror(error))
    }
    isClosed = true
  }
}
