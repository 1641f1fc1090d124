public import Intertitle

/// What a chain would show in one language in place of what was assigned, slot by slot.
///
/// ```swift
/// let report = shadow.report(in: "fr")
/// report.slots[.label]?.missing.map(\.key)  // what a translator still has to do
/// report.check(.title)                      // clean: promote it
/// ```
public struct ShadowReport: Hashable, Sendable {
  /// The texts of one kind of place.
  public struct Slot: Hashable, Sendable {
    /// The texts that were looked up, sorted by what was assigned.
    public let texts: [ShadowedText]
    /// How many texts were left verbatim; their words are not kept.
    public let verbatim: Int
    /// How many texts were shown in other languages only, so that nothing is known of them here.
    public let unseen: Int

    /// The texts that a table, or a link, answers in the language.
    public var translated: [ShadowedText] {
      texts.filter { [.table, .vendor, .link].contains($0.origin) }
    }

    /// The texts that the language lacks and one that it falls back to has.
    public var fallenBack: [ShadowedText] { texts.filter { $0.origin == .fallback } }

    /// The texts that nobody answers.
    public var missing: [ShadowedText] { texts.filter { $0.origin == .assigned } }

    /// The finished texts whose key and arguments were found.
    public var recovered: [ShadowedText] { texts.filter { $0.origin == .recovered } }

    /// The texts that equal a key, perhaps without being meant as one.
    public var suspects: [ShadowedText] { texts.filter { !$0.suspicions.isEmpty } }
  }

  /// The language.
  public let language: Language
  /// The slots in which something was assigned.
  public let slots: [TextSlot: Slot]
  /// How often a text was resolved for which there was no more room.
  public let uncounted: Int

  init(
    _ language: Language,
    texts: [TextSlot: [ShadowedText]],
    unseen: [TextSlot: Int],
    verbatim: [TextSlot: Set<Int>],
    uncounted: Int
  ) {
    let tablesKnowMost = texts.values.joined().areMostlyKnown
    let pairs = Set(texts.keys).union(verbatim.keys).map { slot in
      let search = SuspectSearch(
        texts: texts[slot] ?? [],
        verbatim: verbatim[slot] ?? [],
        tablesKnowMost: tablesKnowMost
      )
      return (slot, Slot(search, unseen: unseen[slot] ?? 0))
    }
    slots = Dictionary(uniqueKeysWithValues: pairs)
    (self.language, self.uncounted) = (language, uncounted)
  }
}

extension ShadowReport.Slot {
  fileprivate init(_ search: SuspectSearch, unseen: Int) {
    texts = search.marked().sorted { first, second in
      (first.assigned, first.key, first.table ?? "", first.context ?? "")
        < (second.assigned, second.key, second.table ?? "", second.context ?? "")
    }
    verbatim = search.verbatim.count
    self.unseen = unseen
  }
}
