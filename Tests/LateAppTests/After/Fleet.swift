import Foundation

/// What people made of the app: names and messages, some of which are words of the app too.
enum Fleet {
  static let day = Date(timeIntervalSince1970: 1_777_766_400)

  static let boats = [
    Boat(name: "今天", pier: "A", berth: 7, state: .free, price: 120, metres: 9.2),
    Boat(name: "Lena II", pier: "B", berth: 12, state: .out, price: 85.5, metres: 6.4),
    Boat(name: "关于风", pier: "B", berth: 3, state: .repair, price: 240, metres: 11),
  ]

  static let members = [
    Member(name: "林海", rank: .skipper, phone: "+86 532 5550 0117"),
    Member(name: "船长", rank: .mate, phone: "555 0164"),
    Member(name: "Done", rank: .guest, phone: "555 0198"),
  ]

  static let trips = [
    Trip(skipper: "林海", boat: "今天", day: .today),
    Trip(skipper: "船长", boat: "Lena II", day: .yesterday),
  ]

  static let messages = [
    Message(author: "林海", body: "取消"),
    Message(author: "船长", body: "好"),
    Message(author: "Done", body: "Where is the logbook?"),
    Message(author: "林海", body: "记录"),
    Message(author: "船长", body: "3 条未读消息"),
  ]
}
