/// The help of a command, or of the tool, in at most 80 columns.
enum HelpPage {
  private static let width = 80

  /// The page of one command.
  static func text(of usage: CommandUsage) -> String {
    let paragraphs = [
      synopsis(of: usage), wrapped(usage.detail, indent: 0),
      table(usage.allOptions.filter { !$0.isLater }.map { ($0.spelling, $0.mark + $0.summary) }),
      "example: \(usage.example)\n",
    ]
    return paragraphs.joined(separator: "\n")
  }

  /// The page of the tool.
  static func text(of commands: [CommandUsage]) -> String {
    let paragraphs = [
      "usage: retitle COMMAND …\n",
      wrapped(
        "Gives an app other words: looks at its string files, merges those of third parties, and"
          + " says what is shown in which language, and why.",
        indent: 0
      ),
      table(commands.map { ($0.name, $0.summary) }),
      wrapped(
        "'retitle COMMAND --help' says more, 'retitle --version' which version this is. Results go to standard output, diagnostics to standard"
          + " error. Exit status: 0 done, 1 done with errors found, 64 wrong words, 66 an input"
          + " cannot be read, 73 an output cannot be written.",
        indent: 0
      ),
      "example: \(commands.first?.example ?? "retitle --help")\n",
    ]
    return paragraphs.joined(separator: "\n")
  }

  /// The command with what it takes, on as many lines as that needs.
  private static func synopsis(of usage: CommandUsage) -> String {
    let start = "usage: retitle \(usage.name)"
    let parts = (usage.operands.isEmpty ? [] : [usage.operands]) + usage.options.compactMap(part)
    var lines = [start]
    for part in parts {
      if lines[lines.count - 1].count + part.count + 1 > width {
        lines.append(String(repeating: " ", count: start.count))
      }
      lines[lines.count - 1] += " " + part
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func part(_ option: CommandOption) -> String? {
    guard !option.isLater else { return nil }
    let spelling = option.isRequired ? option.spelling : "[\(option.spelling)]"
    return option.isRepeated ? spelling + "…" : spelling
  }

  /// Names at the left, what they are for at the right, broken into lines.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    let column = min(26, (rows.map(\.name.count).max() ?? 0) + 2)
    return rows.map { name, text in
      let lines = wrapped(text, indent: column + 2)
      guard name.count + 2 <= column else { return "  \(name)\n\(lines)" }
      let padding = String(repeating: " ", count: column - name.count)
      return "  \(name)\(padding)" + lines.drop { $0 == " " }
    }.joined()
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let lines = StyledText(text).wrapped(to: width - indent)
    return lines.map { String(repeating: " ", count: indent) + $0.plain + "\n" }.joined()
  }
}

extension CommandOption {
  fileprivate var mark: String { isRepeated ? "(repeatable) " : "" }
}
