internal import IntertitleChain

/// A screen with a title: what `UIViewController` is to view code, as far as texts go.
///
/// Its title feeds its navigation item and its tab: each shows the title's key in its own way, and
/// whoever is assigned last shows that. A subclass lists the texts of its screen:
/// ```swift
/// final class WalletScreen: TitleModel {
///   let balance = LabelModel()
///
///   init() {
///     super.init(title: "Wallet")
///     balance.text = "Balance"
///   }
///
///   override var texts: [InterceptedText] { super.texts + balance.texts }
/// }
/// ```
/// In a module whose isolation is the main actor unless said otherwise, a subclass must be
/// `nonisolated`, or hold a `TitleModel` in place of being one.
open class TitleModel: ExtraTextBearer {
  /// The title of the screen; setting it assigns a key, here and in both items.
  @Intercepted open var title: String?
  /// What the navigation bar shows for this screen.
  public let navigationItem: NavigationItemModel
  /// What the tab bar shows for this screen.
  public let tabBarItem: TabBarItemModel

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    navigationItem = NavigationItemModel(table: table)
    tabBarItem = TabBarItemModel(table: table)
    _title = Self.title(of: navigationItem, tabBarItem, table: table)
    if let title { $title.text = title }
  }

  /// Creates a screen with a content for its title.
  ///
  /// - Parameters:
  ///   - content: The title, here and in both items; nil for none.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(content: LocalizedText?, table: String? = nil) {
    navigationItem = NavigationItemModel(table: table)
    tabBarItem = TabBarItemModel(table: table)
    _title = Self.title(of: navigationItem, tabBarItem, table: table)
    if let content { $title.content = content }
  }

  private static func title(
    of item: NavigationItemModel,
    _ tab: TabBarItemModel,
    table: String?
  ) -> Intercepted {
    Intercepted(
      InterceptedText(
        slot: .title,
        table: table,
        localizer: .current,
        feeding: [item.$title, tab.$title]
      )
    )
  }

  /// The title.
  public final var mainText: InterceptedText { $title }

  /// The texts of the screen itself, without its items; a subclass adds those of what it shows.
  open var texts: [InterceptedText] { ownTexts + ($title.madeExtras?.texts ?? []) }

  /// All texts of the screen: its own, then those of its items.
  public final var tree: [InterceptedText] {
    texts + navigationItem.texts + tabBarItem.texts
  }
}
