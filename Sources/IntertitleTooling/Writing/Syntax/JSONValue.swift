internal import IntertitleLanguages
internal import IntertitleTables

/// How a JSON file is laid out.
struct JSONStyle {
  /// What stands in front of members on each level.
  var indentation = "  "
  /// What stands between a key and its value.
  var colon = " : "
  /// What ends a line.
  var lineEnd = "\n"

  /// As Xcode writes catalogs.
  static let xcode = Self()

  /// As a file is laid out, by its first member; as Xcode does it where that stands on no line of its
  /// own.
  init(of root: JSONNode, in source: DocumentSource) {
    guard let first = root.members.first else { return }
    let lead = source.text(root.range.lowerBound + 1..<first.key.lowerBound)
    guard let last = lead.lastIndex(where: \.isNewline) else { return }
    indentation = String(lead[lead.index(after: last)...])
    lineEnd = lead.contains("\r\n") ? "\r\n" : "\n"
    colon = source.text(first.key.upperBound..<first.value.range.lowerBound)
  }

  private init() {}

  /// The beginning of a line.
  func line(_ depth: Int) -> String {
    lineEnd + String(repeating: indentation, count: depth)
  }
}

/// A JSON value that is written as Xcode writes catalogs, unless another style is told, with members in
/// the order given.
indirect enum JSONValue {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as text.
  ///
  /// - Parameters:
  ///   - depth: how many levels it is indented.
  ///   - style: how it is laid out.
  /// - Returns: the text, without a line end behind it.
  func written(_ depth: Int = 0, _ style: JSONStyle = .xcode) -> String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .truth(let truth): truth ? "true" : "false"
    case .list(let items):
      Self.lines(items.map { $0.written(depth + 1, style) }, between: ("[", "]"), depth, style)
    case .object(let members):
      Self.lines(
        members.map {
          "\(Self.quoted($0.key))\(style.colon)\($0.value.written(depth + 1, style))"
        },
        between: ("{", "}"),
        depth,
        style
      )
    }
  }

  /// A container of items that each have a line.
  static func lines(
    _ items: [String],
    between brackets: (String, String),
    _ depth: Int,
    _ style: JSONStyle
  ) -> String {
    let content =
      items.isEmpty
      ? style.lineEnd
      : style.line(depth + 1) + items.joined(separator: "," + style.line(depth + 1))
    return brackets.0 + content + style.line(depth) + brackets.1
  }

  static func quoted(_ text: String) -> String { QuotedText.of(text, numbered: "u") }
}
