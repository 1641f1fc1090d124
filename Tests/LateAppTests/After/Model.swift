import Foundation

/// A boat of the club; its owner named it.
struct Boat {
  enum State { case free, out, repair }
  let name: String
  let pier: String
  let berth: Int
  let state: State
  let price: Decimal
  let metres: Double
}

/// Somebody in the fleet, under the name that they go by.
struct Member {
  let name: String
  let rank: Rank
  let phone: String
}

enum Rank: String {
  case skipper = "船长"
  case mate = "副手"
  case guest = "客人"
}

struct Trip {
  let skipper: String
  let boat: String
  let day: Day
}

enum Day: String {
  case today = "今天"
  case yesterday = "昨天"
}

struct Message {
  let author: String
  let body: String
}

extension TimeZone {
  /// The club's own, wherever its members are.
  static let club = TimeZone(secondsFromGMT: 28_800) ?? .current
}
