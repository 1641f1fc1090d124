internal import IntertitleChain

/// The texts of a navigation bar for one screen: what `UINavigationItem` is to view code.
///
/// ```swift
/// screen.navigationItem.prompt = "Choose an account"
/// screen.navigationItem.$prompt.key
/// ```
public final class NavigationItemModel: ExtraTextBearer {
  /// The title in the bar.
  ///
  /// The title of the screen feeds it; what is assigned last is shown.
  @Intercepted public var title: String?
  /// The line above the title.
  @Intercepted public var prompt: String?
  /// The title of the button that leads back to this screen.
  @Intercepted public var backButtonTitle: String?
  /// The button at the start of the bar.
  public var leftBarButtonItem: BarButtonItemModel?
  /// The button at the end of the bar.
  public var rightBarButtonItem: BarButtonItemModel?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    _title = Intercepted(wrappedValue: title, .navigationTitle, table: table)
    _prompt = Intercepted(.navigationPrompt, table: table)
    _backButtonTitle = Intercepted(.backButtonTitle, table: table)
  }

  /// Creates an item with a content for its title.
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

  /// The prompt, the title, the back title, and the titles of the buttons.
  public var ownTexts: [InterceptedText] {
    let buttons = [leftBarButtonItem, rightBarButtonItem].compactMap { $0 }
    return [$prompt, $title, $backButtonTitle] + buttons.flatMap(\.texts)
  }
}
