import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `read` shows to people: a line on the file, then its entries as a table.
struct ReadPage {
  private let reading: FileReading

  init(_ reading: FileReading) {
    self.reading = reading
  }

  /// Writes what is known of the file, then a table for each language.
  func show(on console: Console) {
    let groups = reading.groups
    guard !groups.isEmpty else {
      return console.print(
        Block(lines: [StyledText(facts), StyledText(reading.file.path, .quiet)])
      )
    }
    table(groups).forEachBlock(width: console.terminal.width) { block in
      console.print(block)
      return !console.isClosed
    }
  }

  private func table(_ groups: [(language: String, entries: [StringEntry])]) -> GroupedTable {
    GroupedTable(
      header: ["line", "key", "text"],
      alignments: [.trailing, .natural, .natural],
      groups: groups.map { language, entries in
        let language = StyledText(language.isEmpty ? "" : language + " · ", .strong)
        let facts = groups.count == 1 ? facts : count(entries)
        return GroupedTable.Group(
          heading: language + StyledText(facts),
          path: reading.file.path,
          rows: entries.flatMap(rows)
        )
      }
    )
  }

  private var facts: String {
    let file = reading.file
    let mark = file.hasByteOrderMark ? ", with a byte-order mark" : ""
    let languages = file.languages.count
    return "\(file.format.rawValue) · \(file.encoding)\(mark) · \(count(reading.entries))"
      + (languages > 1 ? " in \(languages) languages" : "")
  }

  private func count(_ entries: [StringEntry]) -> String {
    entries.count.counted("entry", "entries")
  }

  private func rows(_ entry: StringEntry) -> [[StyledText]] {
    let line = StyledText(entry.line.map(String.init) ?? "", .quiet)
    let own = [line, StyledText(entry.key).isolated, StyledText(entry.text).isolated]
    guard case .rules(let rules) = entry.value else { return [own] }
    return [own]
      + rules.forms.map { form in
        ["", StyledText("  " + form.name, .quiet), StyledText(form.text).isolated]
      }
  }
}

extension FormatRules {
  /// Every form with its way there: `count · one`.
  fileprivate var forms: [(name: String, text: String)] {
    variables.flatMap { variable in
      variable.forms.flatMap { form -> [(name: String, text: String)] in
        let name = variable.shownName.map { "\($0) · \(form.name)" } ?? form.name
        guard case .rules(let rules) = form.value else { return [(name, form.text)] }
        return [(name, form.text)] + rules.forms.map { ("\(name) · \($0.name)", $0.text) }
      }
    }
  }
}

extension FormatRules.Variable {
  /// The variable's name where somebody gave it one.
  fileprivate var shownName: String? { name.hasPrefix("NSString") ? nil : name }
}
