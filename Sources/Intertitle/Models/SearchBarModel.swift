internal import IntertitleChain

/// A bar to search in: what `UISearchBar` is to view code, as far as texts go.
///
/// What is typed is data and never goes through the chain, not even when code sets it.
public final class SearchBarModel: ExtraTextBearer {
  /// What the bar holds: shown as it is.
  public var text: String?
  /// What the bar says while it is empty; setting it assigns a key.
  @Intercepted public var placeholder: String?
  /// The line above the bar; setting it assigns a key.
  @Intercepted public var prompt: String?
  /// The titles of the buttons below the bar.
  public let scopeButtons: SegmentedControlModel

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - placeholder: The key of what it says while it is empty.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(placeholder: String? = nil, table: String? = nil) {
    _placeholder = Intercepted(wrappedValue: placeholder, .placeholder, table: table)
    _prompt = Intercepted(.prompt, table: table)
    scopeButtons = SegmentedControlModel(table: table)
  }

  /// Creates a bar with a content for its placeholder.
  ///
  /// - Parameters:
  ///   - placeholderContent: What it says while it is empty; nil for nothing.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(placeholderContent: LocalizedText?, table: String? = nil) {
    self.init(table: table)
    $placeholder.content = placeholderContent
  }

  /// The titles of the buttons below the bar; setting them assigns keys.
  public var scopeButtonTitles: [String]? {
    get { scopeButtons.numberOfSegments == 0 ? nil : scopeButtons.titles }
    set { scopeButtons.setItems(newValue ?? []) }
  }

  /// The placeholder.
  public var mainText: InterceptedText { $placeholder }

  /// The prompt, the placeholder and the titles of the buttons.
  public var ownTexts: [InterceptedText] {
    [$prompt, $placeholder] + scopeButtons.texts
  }
}
