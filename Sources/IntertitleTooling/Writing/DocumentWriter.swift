/// Writes documents in one format.
///
/// A writer is made for each document, which it may gather things of while it writes.
protocol DocumentWriter: Sendable {
  /// Takes a document; of one language only where the format holds one.
  init(_ document: StringDocument)

  /// Writes the file.
  mutating func write() -> WrittenFile
}
