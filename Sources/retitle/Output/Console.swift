import IntertitleLanguages

/// Where one command writes: results at one place, diagnostics at the other.
struct Console {
  /// What the output can show.
  let terminal: Terminal
  /// Whether notes and progress are left out.
  let isQuiet: Bool
  private let streams: Streams
  private let errorTerminal: Terminal

  init(_ streams: Streams, colour: ColourChoice = .auto, isQuiet: Bool = false) {
    self.streams = streams
    self.isQuiet = isQuiet
    terminal = Terminal(
      environment: streams.environment,
      reportedWidth: streams.outputWidth,
      colour: colour
    )
    errorTerminal = Terminal(
      environment: streams.environment,
      reportedWidth: streams.errorWidth,
      colour: colour
    )
  }

  /// Whether nobody reads the results any more.
  var isClosed: Bool { streams.output.isClosed }

  /// Writes a result.
  func print(_ block: Block) {
    streams.output.write(terminal.text(of: block))
  }

  /// Writes a result as it is, and ends the line.
  func print(_ line: String) {
    streams.output.write(line + "\n")
  }

  /// Writes a file as it is, in whatever encoding.
  func write(_ bytes: [UInt8]) {
    streams.output.write(bytes)
  }

  /// Writes a result for scripts.
  func print(json value: some Encodable) {
    print(JSONText.text(of: value))
  }

  /// Writes a diagnostic in the compiler's form; a note is left out where it should be quiet.
  func report(_ diagnostic: Diagnostic) {
    guard !(isQuiet && diagnostic.severity == .note) else { return }
    streams.output.flush()
    streams.errors.write(
      errorTerminal.text(of: Block(lines: [StyledText(diagnostic)]))
    )
  }

  /// Writes what sums results up beside the diagnostics.
  func tell(_ block: Block) {
    streams.output.flush()
    streams.errors.write(errorTerminal.text(of: block))
  }

  /// Writes a line of progress beside the diagnostics.
  func tell(_ line: String) {
    streams.output.flush()
    streams.errors.write(StyledText(line).plain + "\n")
  }

  /// Writes diagnostics in their order.
  func report(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { report(diagnostic) }
  }
}

extension StyledText {
  /// A diagnostic in the compiler's form, on one line, with its severity in colour.
  init(_ diagnostic: Diagnostic) {
    let line = diagnostic.description
    let severity = "\(diagnostic.severity):"
    guard let range = line.firstRange(of: severity) else {
      self.init(line)
      return
    }
    self =
      StyledText(String(line[..<range.lowerBound]))
      + StyledText(severity, diagnostic.severity.style)
      + StyledText(String(line[range.upperBound...]))
  }
}

extension Diagnostic.Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .bad
    case .warning: .odd
    case .note: .quiet
    }
  }
}
