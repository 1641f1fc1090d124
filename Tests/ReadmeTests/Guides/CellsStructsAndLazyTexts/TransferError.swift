import Foundation
import Intertitle

enum TransferError: Error {
  case overLimit(Decimal)
  case refused(by: String)

  /// What it says, in whatever language is in use when it is shown.
  var content: LocalizedText {
    switch self {
    case .overLimit(let amount): "You can send \(amount, currency: "EUR") at most"
    case .refused(let bank): "Refused by \(bank)"
    }
  }
}

extension TransferError: LocalizedError {
  /// For code that asks for a `String`: it follows no switch.
  var errorDescription: String? { Localizer.current.text(for: content) }
}

extension AlertModel {
  convenience init(_ error: TransferError) {
    self.init(content: "Transfer", messageContent: "Not sent: \(error.content)")
  }
}
