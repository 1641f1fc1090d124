import Intertitle

@MainActor
final class Header {
  private let title = LabelModel()
  private(set) var shown = ""  // stands for a view of yours

  init() {
    title.text = "Wallet"
    title.$text.bind { [weak self] text in self?.shown = text ?? "" }
  }
}
