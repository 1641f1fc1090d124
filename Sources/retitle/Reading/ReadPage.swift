import IntertitleTables

/// What `read` shows to people: a line on the file, then its entries as a table.
struct ReadPage {
  private let reading: FileReading

  init(_ reading: FileReading) {
    self.reading = reading
  }

  /// The blocks, in at most `width` cells.
  func blocks(width: Int) -> [Block] {
    let file = reading.file
    let path = file.path.pathLines(width: width).map { StyledText($0, .heading) }
    let mark = file.hasByteOrderMark ? ", with a byte-order mark" : ""
    let facts = "\(file.format.rawValue) · \(file.encoding)\(mark) · \(count)"
    let head = Block(lines: path) + Block(lines: StyledText(facts, .quiet).wrapped(to: width))
    return [head] + (reading.entries.isEmpty ? [] : table.blocks(width: width))
  }

  private var count: String {
    let count = reading.entries.count
    let languages = reading.file.languages.count
    return "\(count) \(count == 1 ? "entry" : "entries")"
      + (languages > 1 ? " in \(languages) languages" : "")
  }

  private var table: GroupedTable {
    GroupedTable(
      header: ["line", "key", "text"],
      alignments: [.trailing, .natural, .natural],
      groups: reading.languages.map { language in
        GroupedTable.Group(
          heading: StyledText(language, .strong),
          path: "",
          rows: reading.entries(in: language).flatMap(rows)
        )
      }
    )
  }

  private func rows(_ entry: StringEntry) -> [[StyledText]] {
    let line = StyledText(entry.line.map(String.init) ?? "", .quiet)
    let own = [line, StyledText(entry.key).isolated, StyledText(entry.text).isolated]
    guard case .rules(let rules) = entry.value else { return [own] }
    return [own] + rules.forms.map { form in
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
