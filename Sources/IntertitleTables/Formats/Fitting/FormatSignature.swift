/// What a format asks for: a kind of argument for each position.
public struct FormatSignature: Hashable, Sendable {
  /// The kinds by position; nil where no placeholder reads an argument.
  public private(set) var kinds: [Format.Kind?] = []
  /// Whether two or more placeholders have no position, so that a translator cannot reorder them.
  public private(set) var isUnnumbered = false
  /// Placeholders that ask for an argument in another kind than one before them.
  package let conflicts: [FormatIssue]

  init(_ format: Format) {
    var reader = Reader()
    reader.read(format.body, from: 0, format.variables, depth: 0)
    kinds = reader.kinds
    isUnnumbered = reader.unnumbered > 1
    conflicts = reader.conflicts
  }

  /// How many arguments are needed.
  public var count: Int { kinds.count }

  private struct Reader {
    var kinds: [Format.Kind?] = []
    var conflicts: [FormatIssue] = []
    var unnumbered = 0
    private var seen: Set<Seen> = []

    private struct Seen: Hashable {
      let variable: Int16
      let position: Int
    }

    mutating func read(
      _ body: FormatBody,
      from base: Int,
      _ variables: FormatVariables?,
      depth: Int
    ) {
      for part in body.parts where part.role != .literal && part.role != .ownNumber {
        let position = part.flags.contains(.numbered) ? 0 : base
        let place = position + Int(part.position)
        if depth == 0, !part.flags.contains(.numbered) { unnumbered += 1 }
        readWidths(part, base)
        guard part.role == .variable else {
          note(part.kind, at: place, part, body)
          continue
        }
        readVariable(part, at: place, body, variables, depth)
      }
    }

    private mutating func readVariable(
      _ part: FormatPart,
      at place: Int,
      _ body: FormatBody,
      _ variables: FormatVariables?,
      _ depth: Int
    ) {
      guard let variables, part.variable >= 0 else { return }
      let variable = variables.all[Int(part.variable)]
      if variable.rule == .plural {
        note(variable.number.role == .text ? .integer : variable.number.kind, at: place, part, body)
      }
      // Forms that hold each other shift positions without end: the bounds of a rendering hold here.
      guard depth < FormatRenderer.depthLimit, seen.count < FormatRenderer.expansionLimit,
        seen.insert(Seen(variable: part.variable, position: place)).inserted
      else { return }
      for form in variable.forms { read(form.body, from: place, variables, depth: depth + 1) }
    }

    private mutating func readWidths(_ part: FormatPart, _ base: Int) {
      if part.flags.contains(.argumentWidth) {
        note(.integer, at: Int(part.width) + (part.flags.contains(.numberedWidth) ? 0 : base))
      }
      if part.flags.contains(.argumentPrecision) {
        let start = part.flags.contains(.numberedPrecision) ? 0 : base
        note(.integer, at: Int(part.precision) + start)
      }
    }

    private mutating func note(
      _ kind: Format.Kind?,
      at position: Int,
      _ part: FormatPart? = nil,
      _ body: FormatBody? = nil
    ) {
      guard let kind, position <= 2 * FormatPart.limit else { return }
      while kinds.count <= position { kinds.append(nil) }
      guard let known = kinds[position] else {
        kinds[position] = kind
        return
      }
      if known == kind { return }
      // Two numbers, or words and anything else, can both be shown; the stricter one counts.
      if known == .text { kinds[position] = kind }
      if let part, let body, conflicts.count < 16 {
        conflicts.append(
          FormatIssue(
            reason: .conflict,
            spelling: body.spelling(part),
            offset: Int(part.offset)
          )
        )
      }
    }
  }
}
