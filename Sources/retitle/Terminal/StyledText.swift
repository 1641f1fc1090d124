/// A line of text whose pieces have styles; its width is known before any escape code is written.
struct StyledText: Hashable {
  struct Span: Hashable {
    var text: String
    var style: Style
  }

  private(set) var spans: [Span] = []

  init() {}

  /// A text in one style; control characters are shown as pictures, so that no text can move the
  /// cursor or change a colour.
  init(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    spans = [Span(text: text.withVisibleControls, style: style)]
  }

  var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }
  var plain: String { spans.map(\.text).joined() }
  var isEmpty: Bool { spans.isEmpty }

  /// The text with escape codes, or without any.
  func rendered(inColour: Bool) -> String {
    inColour ? spans.map { $0.style.applied(to: $0.text) }.joined() : plain
  }

  /// The same text in another style throughout.
  func styled(_ style: Style) -> StyledText {
    StyledText(plain, style)
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans { left.append(span) }
  }

  private mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }
}

extension [StyledText] {
  /// The texts in one line, with another one between them.
  func joined(by separator: StyledText) -> StyledText {
    guard let first else { return StyledText() }
    return dropFirst().reduce(first) { $0 + separator + $1 }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
  }
}

extension String {
  /// The text with control characters replaced by their pictures: `␊` for a line feed.
  fileprivate var withVisibleControls: String {
    guard !isPlain,
      unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return self }
    return unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1.picture) }
  }
}

extension Unicode.Scalar {
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    default: self
    }
  }
}
