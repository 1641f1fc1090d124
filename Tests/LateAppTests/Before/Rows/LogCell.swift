/// A cell of the logbook, and the view that it draws itself in.
@MainActor
final class LogCell {
  final class View { var line: String? }
  let view = View()

  func show(_ trip: Trip) {
    view.line = "\(trip.skipper) 驾驶 \(trip.boat)"
  }
}
