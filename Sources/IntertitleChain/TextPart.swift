/// A part of a text that may be a key, and how what stood round it is put back.
public struct TextPart: Sendable {
  /// What may be a key.
  public let key: String
  private let whole: @Sendable (String) -> String

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - key: What may be a key.
  ///   - whole: Puts what was taken off round the part's translation, as its language writes it.
  public init(key: String, whole: @escaping @Sendable (String) -> String) {
    self.key = key
    self.whole = whole
  }

  /// The translation with what was taken off, as its language writes it.
  ///
  /// - Parameter translation: What was found for the key.
  /// - Returns: The text to show.
  public func whole(round translation: String) -> String { whole(translation) }
}
