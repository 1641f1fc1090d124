import Foundation
import Intertitle

struct Inbox {
  let badge = LabelModel()
  let receipt = LabelModel()

  func show(_ count: Int, from name: String) {
    badge.content = "\(count) messages from \(name)"  // looks up “%lld messages from %@”
  }

  func show(paid amount: Decimal, on date: Date) {
    // looks up “Paid %@ on %@”
    receipt.content = "Paid \(amount, currency: "EUR") on \(date, date: .long)"
  }
}
