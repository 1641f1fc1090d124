internal import IntertitleLanguages
internal import IntertitleTables

/// A JSON value that is written as Xcode writes catalogs: two spaces a level, ` : ` between key and
/// value, members in the order given.
indirect enum JSONValue {
  case text(String)
  case number(Int)
  case truth(Bool)
  case object([(key: String, value: JSONValue)])

  /// The value as text.
  ///
  /// - Parameter depth: how many levels it is indented.
  /// - Returns: the text, without a line end behind it.
  func written(_ depth: Int = 0) -> String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .truth(let truth): return truth ? "true" : "false"
    case .object(let members) where members.isEmpty:
      return "{\n\n" + String(repeating: "  ", count: depth) + "}"
    case .object(let members):
      let spaces = String(repeating: "  ", count: depth + 1)
      let lines = members.map {
        "\(spaces)\(Self.quoted($0.key)) : \($0.value.written(depth + 1))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + spaces.dropLast(2) + "}"
    }
  }

  private static func quoted(_ text: String) -> String { QuotedText.of(text, numbered: "u") }
}
