import Intertitle

/// What `explain` shows to people.
struct ExplainPage {
  private let answer: ExplainAnswer

  init(_ answer: ExplainAnswer) {
    self.answer = answer
  }

  /// The facts, the languages and the steps, in at most `width` cells.
  func block(width: Int) -> Block {
    let facts = LabelledLines(rows: facts).block(width: width)
    let steps = Block(lines: ["", StyledText("Steps", .heading)]) + steps(width: width)
    return facts + languages(width: width) + steps
  }

  private var facts: [LabelledLines.Row] {
    var rows = [LabelledLines.Row("text", StyledText(answer.text, .strong))]
    if let key = answer.key { rows.append(.init("key", StyledText(key))) }
    if !answer.arguments.isEmpty { rows.append(.init("with", arguments)) }
    rows.append(.init("origin", StyledText("\(answer.origin)", answer.origin.style) + origin))
    if let near = answer.nearKey { rows.append(.init("near", StyledText(near))) }
    if let language = answer.language { rows.append(.init("language", StyledText(language))) }
    if let table = answer.tableAsked { rows.append(.init("table", StyledText(table))) }
    if let vendor = answer.place?.vendor { rows.append(.init("vendor", StyledText(vendor))) }
    if let place { rows.append(.init("place", StyledText(place), isPath: true)) }
    return rows
  }

  /// What the origin means, in words.
  private var origin: StyledText {
    let words =
      switch answer.origin {
      case .assigned where answer.key == nil: "nothing was looked up: there are no words in it"
      case .assigned where !answer.candidates.isEmpty:
        "there is no telling which key made it, so the text stands as it was assigned"
      case .assigned: "no language has \(lacked), so the text stands as it was assigned"
      case .verbatim: "the text is to be left alone"
      case .table: "the app's table in \(answer.languageInUse), the language in use"
      case .fallback: "another language, because \(answer.languageInUse) lacks \(lacked)"
      case .vendor: "a third party's entry, merged into the main table"
      case .recovered: "found back from a finished text, as .recovering does"
      case .link: "a link of the chain made the text"
      }
    return StyledText(" · " + words, .quiet)
  }

  /// What the languages that were asked in vain have not.
  private var lacked: String {
    answer.hops.contains { $0.outcome == .isUnused } ? "a text that can be used" : "the key"
  }

  private var arguments: StyledText {
    answer.arguments.map { StyledText("\($0)").isolated }.joined(by: StyledText(" · ", .quiet))
  }

  private var place: String? {
    guard let path = answer.place?.path else { return nil }
    return answer.place?.line.map { "\(path):\($0)" } ?? path
  }

  private func languages(width: Int) -> Block {
    guard !answer.hops.isEmpty else { return Block() }
    let rows = answer.hops.flatMap { hop in
      let outcome = StyledText(hop.outcome.rawValue, hop.outcome.style)
      let fault = hop.fault.map { [LabelledLines.Row("", StyledText("\($0)", .quiet))] }
      return [LabelledLines.Row(hop.language, outcome)] + (fault ?? [])
    }
    let title = Block(lines: ["", StyledText("Languages, as they are asked", .heading)])
    return title + LabelledLines(rows: rows).block(width: width)
  }

  private func steps(width: Int) -> Block {
    let rows = answer.steps.flatMap { step in
      let received = StyledText(step.received).isolated
      let change = received + StyledText(" → ", .quiet) + StyledText(step.returned).isolated
      return [
        LabelledLines.Row(step.interceptor, change),
        LabelledLines.Row("", StyledText(step.note, .quiet)),
      ]
    }
    return LabelledLines(rows: rows).block(width: width)
  }
}

extension TextOrigin.Kind {
  fileprivate var style: Style {
    switch self {
    case .table: .good
    case .vendor: .accent
    case .fallback, .assigned: .odd
    case .verbatim, .recovered, .link: .plain
    }
  }
}

extension ExplainAnswer.Hop.Outcome {
  fileprivate var style: Style {
    switch self {
    case .answers: .good
    case .lacks, .isUnused: .odd
    case .notAsked: .quiet
    }
  }
}
