import IntertitleLanguages

@testable import IntertitleTables

/// Reads Android's `strings.xml`: what a reader of a new kind of file takes, in one file.
struct AndroidStringsReader: StringFileReader {
  let formats: KeyValuePairs = ["strings.xml": StringFileFormat(rawValue: "android-strings")]

  func recognizes(_ file: UnreadFile) -> Bool { file.hasEnding("strings.xml") }

  func read(_ file: UnreadFile) -> Reading {
    let arena = file.text.arena
    let text = arena.string(arena.start, arena.count - arena.start)
    var list = EntryList(in: arena)
    var issues = file.text.issues
    for match in text.matches(
      of: #/<(string|plurals) name="([^"]*)">(.*?)</\1>/#.dotMatchesNewlines()
    ) {
      let begin = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      let key = String(match.2)
      let value = match.1 == "plurals" ? plural(match.3) : .text(plain(match.3))
      if value.text.isEmpty { issues.add(.warning, "empty-value", at: begin, "\(key) is empty") }
      list.append(key, value, at: begin..<end)
    }
    return file.indexedReading(
      list.storage(commentStyle: .xml),
      as: format(of: file),
      issues,
      isAccepted: true
    )
  }

  private func plural(_ body: Substring) -> StringValue {
    let forms = body.matches(of: #/<item quantity="(\w+)">(.*?)</item>/#).map {
      FormatRules.Form(String($0.1), plain($0.2))
    }
    let variable = FormatRules.Variable(name: "n", rule: .plural, valueType: "d", forms: forms)
    return .rules(FormatRules(format: "%#@n@", variables: [variable]))
  }

  private func plain(_ text: Substring) -> String {
    String(text).replacing(#"\'"#, with: "'").replacing("&amp;", with: "&")
  }
}
