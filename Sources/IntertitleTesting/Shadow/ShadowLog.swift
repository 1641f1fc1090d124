import Intertitle

/// What passed a shadow: each text once, with what became of it in each language.
final class ShadowLog: Sendable {
  private struct Name: Hashable {
    let slot: TextSlot
    let key: String
    let table: String?
    let context: String?
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

  func note(_ assignment: TextAssignment, _ resolution: TextResolution, _ trail: LookupTrail) {
    guard let key = assignment.key, resolution.origin.kind != .verbatim else {
      return noteVerbatim(assignment)
    }
    guard let language = assignment.source?.language else { return }
    let name = Name(
      slot: assignment.slot,
      key: key,
      table: assignment.table,
      context: assignment.context
    )
    let text = ShadowedText(assignment, key: key, resolution, trail)
    pages.withLock { $0.add(text, as: name, in: language) }
  }

  private func noteVerbatim(_ assignment: TextAssignment) {
    guard !assignment.text.isBlank else { return }
    pages.withLock { $0.addVerbatim(assignment.text.hashValue, to: assignment.slot) }
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
