import Intertitle

/// A cell of the logbook, and the view that it draws itself in.
@MainActor
final class LogCell {
  final class View { var line: String? }
  let view = View()
  private let label = Label()

  init() {
    label.$text.bind { [view] in view.line = $0 }
  }

  func show(_ trip: Trip) {
    label.text = "\(trip.skipper) 驾驶 \(trip.boat)"
  }
}
