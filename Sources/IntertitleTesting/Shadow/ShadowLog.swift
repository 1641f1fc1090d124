import Intertitle

/// What passed a shadow: each text once, with what became of it in each language.
final class ShadowLog: Sendable {
  private struct Name: Hashable {
    let slot: TextSlot
    let key: String?
    let table: String?
    let context: String?

    init(_ passage: TextPassage) {
      (slot, key) = (passage.slot, passage.key)
      (table, context) = (passage.table, passage.context)
    }
  }

  /// A text in the order in which it was seen first.
  private struct Sighting {
    let slot: TextSlot
    let place: Int
    var texts: [Language: ShadowedText] = [:]
  }

  private struct Pages {
    var sightings: [Name: Sighting] = [:]
    /// Never the words: a number for each text, which tells them apart and cannot be read.
    var verbatim: [TextSlot: Set<Int>] = [:]
    var verbatimCount = 0
    var uncounted = 0

    mutating func add(_ text: ShadowedText, as name: Name, in language: Language) {
      let place = sightings.count
      guard sightings[name] != nil || place < limit else {
        uncounted += 1
        return
      }
      sightings[name, default: Sighting(slot: name.slot, place: place)].texts[language] = text
    }

    mutating func addVerbatim(_ number: Int, to slot: TextSlot) {
      guard verbatimCount < limit else { return }
      if verbatim[slot, default: []].insert(number).inserted { verbatimCount += 1 }
    }
  }

  private static let limit = 5000
  private let pages = Locked(Pages())

  func note(_ passage: TextPassage, _ trail: LookupTrail) {
    if passage.isVerbatim {
      return pages.withLock { $0.addVerbatim(passage.text.hashValue, to: passage.slot) }
    }
    guard let language = passage.language, let text = ShadowedText(passage, trail) else { return }
    pages.withLock { $0.add(text, as: Name(passage), in: language) }
  }

  func report(in language: Language) -> ShadowReport {
    let pages = pages.withLock { $0 }
    let seen = pages.sightings.values.sorted { $0.place < $1.place }
    let bySlot = Dictionary(grouping: seen, by: \.slot)
    return ShadowReport(
      language,
      texts: bySlot.mapValues { $0.compactMap { $0.texts[language] } },
      unseen: bySlot.mapValues { $0.filter { $0.texts[language] == nil }.count },
      verbatim: pages.verbatim,
      uncounted: pages.uncounted
    )
  }
}
