import Intertitle

/// A word and what it is for this boat, this trip, this person.
struct FactRow: Hashable, Sendable {
  var title: LocalizedText
  var value: LocalizedText?

  init(_ title: LocalizedText, _ value: LocalizedText? = nil) {
    self.title = title
    self.value = value
  }
}

/// A cell for a fact.
final class FactCell: Part {
  let titleLabel = Label()
  let valueLabel = Label()

  init(_ row: FactRow) {
    titleLabel.content = row.title
    valueLabel.content = row.value
  }

  var texts: [InterceptedText] { titleLabel.texts + valueLabel.texts }
}
