import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// `retitle lint`: faults of string files.
struct LintCommand: Command {
  let usage = CommandUsage(
    name: "lint",
    summary: "faults of string files: syntax, keys, placeholders, plurals, encodings",
    detail: "Looks through every folder of tables below the given ones, and the given files, and"
      + " lists what is wrong, each in the compiler's form, so that Xcode shows it in place, and last how"
      + " much that is by rule and language. The rules are "
      + Linter.standardRules.map(\.summary.name).joined(separator: ", ") + ". A comment before an"
      + " entry silences what is found there: /* retitle:disable:next untranslated */; without"
      + " ':next', all the rest of the file; in a catalog, a key's comment its key.",
    operands: "PATH…",
    operandCount: 1...Int.max,
    options: [
      .development,
      CommandOption(
        name: "--rules",
        value: "LIST",
        summary: "only these rules, between commas; a minus sign leaves one out: -untranslated"
      ),
      CommandOption(
        name: "--same",
        value: "LIST",
        summary: "more texts that may be the same in all languages, between commas: Lantern,SVG"
      ),
      CommandOption(name: "--format", value: "text|json|sarif", summary: "text unless said"),
      CommandOption(name: "--summary", summary: "only how much was found, by rule and language"),
      CommandOption(
        name: "--baseline",
        value: "FILE",
        summary:
          "only what is new since a report that was saved with --json; matched by path, rule,"
          + " and key or text, never by line"
      ),
      CommandOption(name: "--json", summary: "the same as --format json"),
      CommandOption(name: "--strict", summary: "warnings count as errors"),
    ],
    example: "retitle lint App/Resources --rules -untranslated"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let format: LintFormat = try arguments.choice(of: "--format") ?? .text
    var linter = Linter(selection: try arguments.selection)
    do { try linter.apply(arguments.settings) } catch { throw .words("\(error)") }
    let baseline = try arguments.value(of: "--baseline").map { path throws(CommandFailure) in
      try Baseline(path: path)
    }
    let all = try findings(of: linter, arguments)
    let findings = baseline?.new(in: all) ?? all
    if arguments.has("--summary") {
      LintPage(findings).showTotals(on: console)
    } else {
      show(findings, arguments.has("--json") ? .json : format, console)
    }
    return ExitStatus(findings.map(\.diagnostic), isStrict: arguments.has("--strict"))
  }

  private func findings(
    of linter: Linter,
    _ arguments: Arguments
  ) throws(CommandFailure) -> [LintFinding] {
    let development = try arguments.development
    do {
      return try linter.findings(in: arguments.operands, development: development)
    } catch {
      throw .unreadable(error.diagnostic)
    }
  }

  private func show(_ findings: [LintFinding], _ format: LintFormat, _ console: Console) {
    switch format {
    case .text: LintPage(findings).show(on: console)
    case .json: console.print(json: LintJSON(findings))
    case .sarif: console.print(json: SARIFLog(findings))
    }
  }
}

/// How findings are written.
enum LintFormat: String, CaseIterable {
  case text, json, sarif
}

extension Arguments {
  /// What the call decides for rules.
  fileprivate var settings: LintSettings {
    let same = (value(of: "--same") ?? "").split(separator: ",").map(String.init)
    return ["untranslated": ["same": same]]
  }

  /// Which findings count.
  fileprivate var selection: LintSelection {
    get throws(CommandFailure) {
      let selection = LintSelection(list: value(of: "--rules") ?? "")
      let known = Linter.findingNames
      let unknown = selection.included.union(selection.excluded).subtracting(known).sorted()
      guard let name = unknown.first else { return selection }
      let rules = Linter.standardRules.map(\.summary.name)
      let meant = (name.nearest(among: rules) ?? name.nearest(among: known))
        .map { "; did you mean \($0.inApostrophes)?" }
      throw .words("\(name.inApostrophes) is no rule" + (meant ?? "; see 'retitle lint --help'"))
    }
  }
}
