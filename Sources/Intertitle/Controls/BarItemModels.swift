internal import IntertitleChain

/// The tab of a screen: what `UITabBarItem` is to view code, as far as texts go.
public final class TabBarItemModel: ExtraTextBearer {
  /// The title of the tab.
  ///
  /// The title of the screen feeds it; what is assigned last is shown.
  @Intercepted public var title: String?
  /// What the badge says: data, shown as it is.
  public var badgeValue: String?
  private var madeExtras = ExtraTextsOnDemand()

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    _title = Intercepted(wrappedValue: title, .tabTitle, table: table)
  }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { madeExtras.made(by: $title.localizer) }

  /// The title.
  public var texts: [InterceptedText] { [$title] + madeExtras.texts }
}

extension TabBarItemModel: CustomStringConvertible {
  /// What the title shows, from which key, in which language.
  public var description: String { describe($title) }
}

/// A button in a bar: what `UIBarButtonItem` is to view code, as far as texts go.
public final class BarButtonItemModel: ExtraTextBearer {
  /// The title of the button; setting it assigns a key.
  @Intercepted public var title: String?
  private var madeExtras = ExtraTextsOnDemand()

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    _title = Intercepted(wrappedValue: title, .barButtonTitle, table: table)
  }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { madeExtras.made(by: $title.localizer) }

  /// The title.
  public var texts: [InterceptedText] { [$title] + madeExtras.texts }
}

extension BarButtonItemModel: CustomStringConvertible {
  /// What the title shows, from which key, in which language.
  public var description: String { describe($title) }
}
