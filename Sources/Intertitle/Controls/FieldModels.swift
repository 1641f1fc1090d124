internal import IntertitleChain

/// A field that people type in: what `UITextField` is to view code, as far as texts go.
///
/// What is typed is data and never goes through the chain, not even when code sets it.
public final class TextFieldModel: ExtraTextBearer {
  /// What the field holds: shown as it is.
  public var text: String?
  /// What the field says while it is empty; setting it assigns a key.
  @Intercepted public var placeholder: String?
  private var madeExtras = ExtraTextsOnDemand()

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - placeholder: The key of what it says while it is empty.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(placeholder: String? = nil, table: String? = nil) {
    _placeholder = Intercepted(wrappedValue: placeholder, .placeholder, table: table)
  }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { madeExtras.made(by: $placeholder.localizer) }

  /// The placeholder.
  public var texts: [InterceptedText] { [$placeholder] + madeExtras.texts }
}

extension TextFieldModel: CustomStringConvertible {
  /// What the placeholder shows, from which key, in which language.
  public var description: String { describe($placeholder) }
}

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
  private var madeExtras = ExtraTextsOnDemand()

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

  /// The titles of the buttons below the bar; setting them assigns keys.
  public var scopeButtonTitles: [String]? {
    get { scopeButtons.numberOfSegments == 0 ? nil : scopeButtons.titles }
    set { scopeButtons.setItems(newValue ?? []) }
  }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { madeExtras.made(by: $placeholder.localizer) }

  /// The prompt, the placeholder and the titles of the buttons.
  public var texts: [InterceptedText] {
    [$prompt, $placeholder] + scopeButtons.texts + madeExtras.texts
  }
}

extension SearchBarModel: CustomStringConvertible {
  /// What the placeholder shows, from which key, in which language.
  public var description: String { describe($placeholder) }
}
