/// Whatever shows words on a screen.
protocol Part: AnyObject {
  var shown: [String] { get }
}

/// What all widgets have: words for assistive technologies.
class Widget: Part {
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var ownWords: [String?] { [] }
  var shown: [String] {
    (ownWords + [accessibilityLabel, accessibilityHint]).compactMap { $0 }
  }
}

final class Label: Widget {
  var text: String?
  override var ownWords: [String?] { [text] }
}

final class Button: Widget {
  enum State: Int { case normal, disabled, selected }
  private var titles: [State: String] = [:]

  init(title: String? = nil) { titles[.normal] = title }

  func setTitle(_ title: String?, for state: State) { titles[state] = title }
  override var ownWords: [String?] {
    titles.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }
}

final class Field: Widget {
  var text: String?
  var placeholder: String?
  override var ownWords: [String?] { [placeholder] }
}

final class SearchBar: Widget {
  var prompt: String?
  var placeholder: String?
  var scopeButtonTitles: [String]?
  override var ownWords: [String?] { [prompt, placeholder] + (scopeButtonTitles ?? []) }
}

final class Segments: Widget {
  private let items: [String]
  init(items: [String]) { self.items = items }
  override var ownWords: [String?] { items }
}

final class AlertAction {
  enum Style { case `default`, cancel, destructive }
  let title: String?
  init(title: String?, style: Style = .default) { self.title = title }
}

final class Alert: Widget {
  private let heading: [String?]
  private var actions: [AlertAction] = []
  init(title: String?, message: String? = nil) { heading = [title, message] }
  func addAction(_ action: AlertAction) { actions.append(action) }
  override var ownWords: [String?] { heading + actions.map(\.title) }
}

final class BarButton: Widget {
  private let title: String?
  init(title: String?) { self.title = title }
  override var ownWords: [String?] { [title] }
}

final class NavigationItem: Widget {
  var title: String?
  var prompt: String?
  var backButtonTitle: String?
  var leftBarButtonItem: BarButton?
  var rightBarButtonItem: BarButton?
  override var ownWords: [String?] {
    [prompt, title, backButtonTitle]
      + [leftBarButtonItem, rightBarButtonItem].flatMap { $0?.ownWords ?? [] }
  }
}

final class TabBarItem: Widget {
  var title: String?
  override var ownWords: [String?] { [title] }
}

class Screen: Widget {
  let navigationItem = NavigationItem()
  let tabBarItem = TabBarItem()
  /// What stands on the screen, from top to bottom.
  var parts: [any Part] { [] }
  var title: String? {
    didSet { (navigationItem.title, tabBarItem.title) = (title, title) }
  }

  override var ownWords: [String?] { [title] }
  override var shown: [String] {
    super.shown + parts.flatMap(\.shown) + navigationItem.shown + tabBarItem.shown
  }
}
