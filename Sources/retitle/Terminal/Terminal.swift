import Foundation

/// Whether colours are shown: `--color auto|always|never`.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// What standard output can show: how wide it is, and whether in colour.
struct Terminal {
  let width: Int
  let showsColour: Bool

  /// What an environment and a terminal make of it.
  ///
  /// `COLUMNS` is believed before the terminal, because somebody set it on purpose. `NO_COLOR`, with
  /// any value that is not empty, and `TERM=dumb` turn colours off. `reportedWidth` is what the
  /// terminal itself says, nil where standard output is none.
  init(environment: [String: String], reportedWidth: Int?, colour: ColourChoice = .auto) {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = columns ?? reportedWidth ?? 80
    let refused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    showsColour =
      switch colour {
      case .always: true
      case .never: false
      case .auto: reportedWidth != nil && !refused
      }
  }

  /// The process's own standard output.
  static func standardOutput(colour: ColourChoice = .auto) -> Terminal {
    Terminal(
      environment: ProcessInfo.processInfo.environment,
      reportedWidth: widthOfStandardOutput(),
      colour: colour
    )
  }

  /// The block as it is written: colours or none, no space at the end of a line.
  func text(of block: Block) -> String {
    block.lines.map { $0.withoutTrailingSpaces.rendered(inColour: showsColour) + "\n" }.joined()
  }

  private static func widthOfStandardOutput() -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let answered = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return answered && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
