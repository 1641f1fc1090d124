// What the pages' code has from UIKit, as far as it needs it.
@MainActor class UILabel {
  var text: String?
}

@MainActor class UIButton {
  struct State { static let normal = State() }

  private(set) var currentTitle: String?

  func setTitle(_ title: String?, for state: State) { currentTitle = title }
}

@MainActor class UITableViewCell {
  init() {}
}
