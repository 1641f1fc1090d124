import Intertitle

final class HistoryViewModel {
  private let localizer = Localizer.current  // as it was when the screen was made

  lazy var rows: [LabelModel] = localizer.scoped {
    ["Today", "Yesterday", "Earlier"].map { LabelModel(content: .key($0)) }
  }
}
