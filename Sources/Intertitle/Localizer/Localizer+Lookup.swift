public import IntertitleChain
public import IntertitleLanguages
internal import IntertitleTables

extension Localizer {
  /// The text for a key in the language in use.
  ///
  /// This is a question to the tables: no chain runs. Each language of the fallback chain is asked
  /// in turn, the development language last.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; nil for the main table.
  ///   - value: What to answer where no language has the key.
  /// - Returns: The text, else `value` where it is not empty, else the key.
  /// - Complexity: One probe, whatever the number of languages and vendors.
  public func text(forKey key: String, table: String? = nil, value: String? = nil) -> String {
    if let answer = snapshot().tables.answer(forKey: key, in: table, for: .lookup) {
      return answer.text
    }
    guard let value, !value.isEmpty else { return key }
    log.expectMiss(of: value)
    return value
  }

  /// The text for a key in the language in use, with values in its holes and in the plural form of its
  /// number.
  ///
  /// ```swift
  /// localizer.text(forKey: "port.boats", boats.count)
  /// ```
  /// No chain runs, neither for the key nor for a text among the values.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - first: What goes into the first hole.
  ///   - others: What goes into the further holes, in order.
  ///   - table: The table; nil for the main table.
  ///   - context: What tells the key from the same words elsewhere.
  ///   - value: What to answer where no language has the key.
  /// - Returns: The text, else `value` where it is not empty, else the key with the values in its holes.
  /// - Complexity: One probe, two with a context.
  public func text<First: TextValue, each Value: TextValue>(
    forKey key: String,
    _ first: First,
    _ others: repeat each Value,
    table: String? = nil,
    context: String? = nil,
    value: String? = nil
  ) -> String {
    let content = LocalizedText.key(key, first, repeat each others, table: table, context: context)
    let snapshot = snapshot()
    if let answer = snapshot.lookUp(content) { return answer.text }
    guard let value, !value.isEmpty else { return snapshot.asAssigned(content) }
    return value
  }

  /// The text of something that could be assigned to a model: for an alert, a notification, the
  /// answer of a server.
  ///
  /// It goes through the chain, once. The text is not kept: it follows no switch.
  ///
  /// - Parameters:
  ///   - content: What would be assigned.
  ///   - slot: The kind of place; `.other` unless said.
  /// - Returns: What would be shown in the language in use.
  /// - Complexity: One run of the chain.
  public func text(for content: LocalizedText, slot: TextSlot = .other) -> String {
    snapshot().resolve(content, slot: slot, table: nil, cause: .assigned).text
  }

  /// The name of an image in the language in use, which is looked up like a text in the table
  /// `Assets`, or in the main table where there is none; no chain runs.
  ///
  /// - Parameter key: The name as code knows it.
  /// - Returns: The name for the language, else for one it falls back to, else the key.
  /// - Complexity: One probe.
  public func imageName(_ key: String) -> String {
    let tables = snapshot().tables
    let table = tables.table("Assets") == nil ? nil : "Assets"
    return tables.answer(forKey: key, in: table, for: .lookup)?.text ?? key
  }

  /// What would be shown for a text that code assigns, and how it came to that, link by link.
  ///
  /// - Parameters:
  ///   - content: What would be assigned.
  ///   - slot: The kind of place.
  ///   - table: The table of the model; nil for the main table.
  /// - Returns: The steps, and the place of the entry that answered.
  public func explain(
    _ content: LocalizedText,
    slot: TextSlot = .other,
    table: String? = nil
  ) -> ExplainedText {
    let snapshot = snapshot()
    let assignment = snapshot.assignment(of: content, slot: slot, table: table, cause: .explained)
    let isOn = snapshot.links.isOn
    var explanation = (isOn ? snapshot.links.chain : []).explain(assignment)
    if !isOn { explanation.resolution = snapshot.unlocalized(content) }
    return ExplainedText(
      explanation: explanation,
      language: snapshot.language,
      provenance: snapshot.tables.provenance(of: explanation.resolution.origin),
      nearKey: snapshot.nearKey(unanswered: explanation)
    )
  }
}

extension Localizer {
  /// Whether a text is a number, a date, a time, an amount, or has no letter at all: no key that anybody
  /// misses.
  package func isFigure(_ text: String) -> Bool { snapshot().isFigure(text) }
}

/// What is shown for a text, link by link, with the place of the entry that answered.
public struct ExplainedText: Sendable {
  /// What each link of the chain got and gave.
  public let explanation: TextExplanation
  /// The language in use.
  public let language: Language
  /// The place of the entry that answered; nil where no table did.
  public let provenance: TextProvenance?
  /// A key that code may have meant, where no table has the one that it wrote: one that is alike but
  /// for specifiers, colons, the width of punctuation, blanks and the case of letters, or has such a
  /// text in the development language.
  public let nearKey: String?

  /// What is shown.
  public var text: String { explanation.resolution.text }
  /// The kind of place that the text came from.
  public var origin: TextOrigin.Kind { explanation.resolution.origin.kind }
  /// The key that was looked up; nil where nothing was.
  public var key: String? { explanation.key }
  /// What each link got and gave, in the order in which they were called.
  public var steps: [TextExplanation.Step] { explanation.steps }
}

extension ExplainedText: CustomStringConvertible {
  /// The steps, a line each, and the place.
  public var description: String {
    let lines = steps.map {
      "\($0.interceptor): \($0.received.inQuotes) → \($0.returned.inQuotes), \($0.note)"
    }
    let place = provenance.map { ["\($0)"] } ?? []
    return (["\(text.inQuotes) (\(origin), \(language))"] + lines + place).joined(separator: "\n  ")
  }
}
