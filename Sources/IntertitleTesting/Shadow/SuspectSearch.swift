internal import Intertitle

/// Finds the texts of one slot that equal a key, perhaps by accident.
struct SuspectSearch {
  /// The texts in the order in which they were assigned first.
  let texts: [ShadowedText]
  /// The numbers of the texts that were left verbatim in the slot.
  let verbatim: Set<Int>
  /// Whether the app's tables know most of what it shows: else a text that they lack tells nothing.
  let tablesKnowMost: Bool

  /// The texts with what speaks against each.
  func marked() -> [ShadowedText] {
    let spotted = tablesKnowMost ? keysAmongStrangers() : []
    return texts.enumerated().map { place, text in
      var text = text
      if text.equalsKey { text.suspicions = suspicions(of: text, spotted.contains(place)) }
      return text
    }
  }

  private func suspicions(of text: ShadowedText, _ isAmongStrangers: Bool) -> [Suspicion] {
    [
      text.origin == .vendor ? .thirdParty : nil,
      isAmongStrangers ? .amongStrangers : nil,
      verbatim.contains(text.assigned.hashValue) ? .alsoVerbatim : nil,
    ]
    .compactMap { $0 }
  }

  /// The places of texts of whose nearest four at least three are strangers.
  private func keysAmongStrangers() -> Set<Int> {
    let places = texts.indices.filter { texts[$0].hasLetters }
    let spotted = places.indices.filter { index in
      let near = places[..<index].suffix(2) + places[(index + 1)...].prefix(2)
      return near.filter { texts[$0].isStranger }.count >= 3
    }
    return Set(spotted.map { places[$0] })
  }
}

extension ShadowedText {
  /// Whether the text is more than an amount, a time, a version.
  var hasLetters: Bool { assigned.contains(where: \.isLetter) }
}

extension Sequence<ShadowedText> {
  /// Whether half of the texts or more are in the app's own tables.
  var areMostlyKnown: Bool {
    let strangers = filter(\.hasLetters).map { $0.isStranger ? 1 : -1 }
    return strangers.reduce(0, +) <= 0
  }
}
