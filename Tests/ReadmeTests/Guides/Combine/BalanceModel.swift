import Combine
import Intertitle

@MainActor
final class BalanceModel: ObservableObject {
  @Published private(set) var title = ""
  @Published var cents = 0
  private let label = LabelModel("Balance")

  init() {
    label.$text.bind { [weak self] in self?.title = $0 ?? "" }
  }
}
