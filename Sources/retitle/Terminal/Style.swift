/// How a piece of text looks on a terminal that shows colours.
///
/// Only the sixteen colours that the person's own theme defines are used, so that it reads on light
/// and dark grounds alike.
struct Style: Hashable {
  enum Colour: Int {
    case red = 31
    case green, yellow, blue, magenta, cyan
  }

  var colour: Colour?
  var isBold = false
  var isDim = false
  var isUnderlined = false

  static let plain = Style()
  static let strong = Style(isBold: true)
  static let quiet = Style(isDim: true)
  static let good = Style(colour: .green)
  static let odd = Style(colour: .yellow)
  static let bad = Style(colour: .red)
  static let accent = Style(colour: .cyan)
  static let heading = Style(colour: .cyan, isBold: true)

  /// The numbers of the escape sequence that turns the style on; empty where it is plain.
  var codes: [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if let colour { codes.append(colour.rawValue) }
    return codes
  }

  func applied(to text: String) -> String {
    guard !codes.isEmpty, !text.isEmpty else { return text }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
