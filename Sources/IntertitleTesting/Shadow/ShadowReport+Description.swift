internal import Intertitle
internal import IntertitleLanguages

extension ShadowReport: CustomStringConvertible {
  /// The slots by name, each with its numbers, then a line for each text that needs a look and for
  /// some that do not.
  ///
  /// At most 20 lines of a kind, 3 of texts that are translated; ``slots`` has them all.
  public var description: String {
    let slots = slots.sorted { $0.key.name < $1.key.name }
    return ([headline] + slots.flatMap(lines) + lost).joined(separator: "\n")
  }

  private var headline: String {
    let texts = slots.values.reduce(0) { $0 + $1.texts.count }
    return
      "\(texts.counted("text")) in \(slots.count.counted("slot")), as \(language) would show them:"
  }

  private var lost: [String] {
    uncounted == 0
      ? [] : ["there was no room for further texts, which came \(uncounted.counted("time"))"]
  }

  private func lines(of slot: TextSlot, _ texts: Slot) -> [String] {
    let state = check(slot).isClean ? "; ready to be promoted" : ""
    return ["\(slot): \(texts.numbers)\(state)"] + texts.lines.map { "  " + $0 }
  }
}

extension ShadowReport.Slot {
  fileprivate var numbers: String {
    let all = [
      (translated.count, "translated"), (fallenBack.count, "fallback"),
      (missing.count, "missing"), (recovered.count, "recovered"), (verbatim, "verbatim"),
      (unseen, "shown in other languages only"),
    ]
    let numbers = all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return suspects.isEmpty ? numbers : "\(numbers); \(suspects.count.counted("suspect"))"
  }

  fileprivate var lines: [String] {
    list("suspect", suspects.map(\.accusation)) + list("missing", unsuspected(missing))
      + list("fallback", unsuspected(fallenBack))
      + list("recovered", unsuspected(recovered))
      + list("translated", unsuspected(translated), atMost: 3)
  }

  private func unsuspected(_ texts: [ShadowedText]) -> [String] {
    texts.filter(\.suspicions.isEmpty).map(\.description)
  }

  private func list(_ kind: String, _ texts: [String], atMost limit: Int = 20) -> [String] {
    let rest = texts.count - limit
    return (texts.prefix(limit) + (rest > 0 ? ["… and \(rest) more"] : []))
      .map { "\(kind): \($0)" }
  }
}

extension ShadowedText {
  /// The text with what speaks against it.
  var accusation: String {
    "\(self): " + suspicions.map(\.description).joined(separator: "; ")
  }
}
