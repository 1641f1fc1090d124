import Intertitle
import Observation

/// What the lock screen shows of a trip.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
final class TripStatus {
  @ObservationIgnored @Intercepted(.label) var headline: String? = "航行中"
  var knots = 0.0
}
