/// Whether colours are shown: `--color auto|always|never`.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// What standard output can show: how wide it is, and whether in colour.
struct Terminal {
  let width: Int
  let showsColour: Bool
  private static let widest = 1_000

  /// What an environment and a terminal make of it.
  ///
  /// `COLUMNS` is believed before the terminal, because somebody set it on purpose, but not beyond
  /// what any terminal has. `NO_COLOR`, with any value that is not empty, and `TERM=dumb` turn colours
  /// off. `reportedWidth` is what the terminal itself says, nil where standard output is none.
  init(environment: [String: String], reportedWidth: Int?, colour: ColourChoice = .auto) {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = min(columns ?? reportedWidth ?? 80, Self.widest)
    let refused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    showsColour =
      switch colour {
      case .always: true
      case .never: false
      case .auto: reportedWidth != nil && !refused
      }
  }

  /// The block as it is written: colours or none, no space at the end of a line.
  func text(of block: Block) -> String {
    block.lines.map { $0.withoutTrailingSpaces.rendered(inColour: showsColour) + "\n" }.joined()
  }
}
