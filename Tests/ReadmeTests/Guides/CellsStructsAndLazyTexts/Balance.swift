import Intertitle
import Observation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
final class Balance {
  @ObservationIgnored @Intercepted(.label) var title: String? = "Balance"
  var cents = 0

  /// For a view: it is told of each assignment and of each switch.
  @MainActor var shownTitle: String { $title.observed.text ?? "" }
}
