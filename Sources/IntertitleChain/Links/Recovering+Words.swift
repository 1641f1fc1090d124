internal import IntertitleLanguages

// What recovery has to say, each sentence in one place.
extension TextRecovery {
  /// Between which keys there is no telling, or which are alike; nil where there is nothing to say.
  var note: String? {
    switch self {
    case .none: nil
    case .found(_, let alike) where alike.isEmpty: nil
    case .found(let key, let alike):
      "took \(key.key.inQuotes), which has the text and the answer of \(Self.named(alike))"
    case .repeated(let keys):
      "left as it is: \(Self.named(keys)) have this text and different answers"
    case .ambiguous(let keys) where keys.count > 1:
      "left as it is: several keys fit, \(Self.named(keys))"
    case .ambiguous(let keys):
      "left as it is: \(Self.named(keys)) fits in several ways"
    }
  }

  private static func named(_ keys: [String]) -> String {
    keys.map(\.inQuotes).atMost(10).listed
  }
}

extension Diagnostic {
  /// Why a text was left as it was assigned; nil where it was not.
  init?(_ recovery: TextRecovery, of text: FinishedText, in language: Language?) {
    let words = text.words
    switch recovery {
    case .none, .found: return nil
    case .repeated(let keys):
      let keys = keys.map(\.inQuotes).atMost(10)
      self.init(
        .note,
        rule: "ambiguous-text",
        "\(words.inQuotes) is the text of \(keys.joined(separator: " and of ")), for which the"
          + " language in use has different ones; it is shown as it was assigned; assign the key, or"
          + " let `.recovering.preferring(…)`, or the localizer's, say how the keys of this place begin",
        table: text.table,
        language: language
      )
    case .ambiguous(let keys):
      let keys = keys.map(\.inQuotes).atMost(10)
      self.init(
        .note,
        rule: "ambiguous-text",
        "\(words.inQuotes) can have been made of \(keys.joined(separator: " and of "));"
          + " it is shown as it was assigned; assign it with its key and arguments",
        table: text.table,
        language: language
      )
    }
  }
}
