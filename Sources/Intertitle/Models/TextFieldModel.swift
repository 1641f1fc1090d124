internal import IntertitleChain

/// A field that people type in: what `UITextField` is to view code, as far as texts go.
///
/// What is typed is data and never goes through the chain, not even when code sets it.
public final class TextFieldModel: ExtraTextBearer {
  /// What the field holds: shown as it is.
  public var text: String?
  /// What the field says while it is empty; setting it assigns a key.
  @Intercepted public var placeholder: String?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The key of what it says while it is empty.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(placeholder: String? = nil, table: String? = nil) {
    _placeholder = Intercepted(wrappedValue: placeholder, .placeholder, table: table)
  }

  /// Creates a field with a content for its placeholder.
  ///
  /// - Parameters:
  ///   - placeholderContent: What it says while it is empty; nil for nothing.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(placeholderContent: LocalizedText?, table: String? = nil) {
    self.init(table: table)
    $placeholder.content = placeholderContent
  }

  /// The placeholder.
  public var mainText: InterceptedText { $placeholder }
}
