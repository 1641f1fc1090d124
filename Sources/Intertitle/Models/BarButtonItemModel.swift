internal import IntertitleChain

/// A button in a bar: what `UIBarButtonItem` is to view code, as far as texts go.
public final class BarButtonItemModel: ExtraTextBearer {
  /// The title of the button; setting it assigns a key.
  @Intercepted public var title: String?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    _title = Intercepted(wrappedValue: title, .barButtonTitle, table: table)
  }

  /// Creates a button with a content for its title.
  ///
  /// - Parameters:
  ///   - content: The title; nil for none.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(content: LocalizedText?, table: String? = nil) {
    self.init(table: table)
    $title.content = content
  }

  /// The title.
  public var mainText: InterceptedText { $title }
}
