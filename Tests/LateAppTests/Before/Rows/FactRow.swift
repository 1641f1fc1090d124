/// A word and what it is for this boat, this trip, this person.
struct FactRow: Hashable, Sendable {
  var title: String
  var value: String?

  init(_ title: String, _ value: String? = nil) {
    self.title = title
    self.value = value
  }
}

/// A cell for a fact.
final class FactCell: Part {
  let titleLabel = Label()
  let valueLabel = Label()

  init(_ row: FactRow) {
    titleLabel.text = row.title
    valueLabel.text = row.value
  }

  var shown: [String] { titleLabel.shown + valueLabel.shown }
}
