/// A label that does nothing: what a plain property of another module costs.
public final class PlainLabel {
  /// The text, stored as it is.
  public var text: String? = nil

  /// Creates a label.
  public init() {}
}
