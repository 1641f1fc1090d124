internal import IntertitleChain

/// The tab of a screen: what `UITabBarItem` is to view code, as far as texts go.
public final class TabBarItemModel: ExtraTextBearer {
  /// The title of the tab.
  ///
  /// The title of the screen feeds it; what is assigned last is shown.
  @Intercepted public var title: String?
  /// What the badge says: data, shown as it is.
  public var badgeValue: String?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    _title = Intercepted(wrappedValue: title, .tabTitle, table: table)
  }

  /// Creates a tab with a content for its title.
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
