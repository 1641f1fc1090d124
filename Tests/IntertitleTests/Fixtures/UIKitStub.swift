// UIKit's spelling of what `DropIn/DropInScreen.swift` uses: names, optionality, isolation. Bodies
// are empty, because it is type-checked only. Argument lists are UIKit's own (iOS 15).

public struct UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let selected = State(rawValue: 4)
  }
}

@MainActor open class UIView {
  public init() {}
  public var accessibilityLabel: String?
}

@MainActor open class UIViewController {
  public init() {}
  open var title: String?
  open var navigationItem: UINavigationItem { UINavigationItem() }
  // UIKit says so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! { UITabBarItem() }
}

@MainActor open class UINavigationItem {
  public init() {}
  open var title: String?
  open var prompt: String?
  open var backButtonTitle: String?
  open var rightBarButtonItem: UIBarButtonItem?
}

@MainActor open class UITabBarItem {
  public init() {}
  open var title: String?
  open var badgeValue: String?
}

@MainActor open class UIBarButtonItem {
  public init(title: String? = nil, primaryAction: Int? = nil) {}
}

open class UILabel: UIView { open var text: String? }

open class UITextField: UIView {
  open var text: String?
  open var placeholder: String?
}

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var scopeButtonTitles: [String]?
}

open class UIButton: UIView {
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open var currentTitle: String? { nil }
}

open class UISegmentedControl: UIView {
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  open func removeSegment(at segment: Int, animated: Bool) {}
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
}

@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  open func addAction(_ action: UIAlertAction) {}
}
