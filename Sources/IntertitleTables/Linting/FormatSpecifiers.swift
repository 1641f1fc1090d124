/// The specifiers of a format: which argument each takes, and of what kind.
struct FormatSpecifiers: Hashable {
  /// What a specifier takes.
  enum Kind: String {
    case object = "%@"
    case integer = "%d"
    case real = "%f"
    case character = "%c"
    case text = "%s"
    case pointer = "%p"
  }

  /// The kinds by position, from 1.
  private(set) var kinds: [Int: Kind] = [:]
  /// Positions that are used with two different kinds.
  private(set) var contradictions: Set<Int> = []
  /// How many specifiers have no number.
  private(set) var unnumbered = 0
  /// The format's variables, `%#@name@`.
  private(set) var variables: Set<String> = []

  /// Reads a format; what is no specifier of the subset is text.
  init(_ format: String) {
    guard format.utf8.contains(0x25) else { return }
    let bytes = Array(format.utf8)
    variables = Set(FormatVariables.names(in: format))
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x25 else {
        index += 1
        continue
      }
      index += 1
      if index < bytes.count, bytes[index] == 0x25 {
        index += 1
      } else {
        read(bytes, &index)
      }
    }
  }

  /// Reads what stands behind a percent sign.
  private mutating func read(_ bytes: [UInt8], _ index: inout Int) {
    var end = index
    var position: Int?
    if let (number, behind) = Self.number(bytes, end), behind < bytes.count, bytes[behind] == 0x24 {
      position = number
      end = behind + 1
    }
    while end < bytes.count, "-+0#'".utf8.contains(bytes[end]) { end += 1 }
    Self.skipWidth(bytes, &end)
    if end < bytes.count, bytes[end] == 0x2E {
      end += 1
      Self.skipWidth(bytes, &end)
    }
    while end < bytes.count, "hlqLzjt".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, let kind = Self.kind(bytes[end]) else { return }
    index = end + 1
    add(kind, position)
  }

  private mutating func add(_ kind: Kind, _ position: Int?) {
    if position == nil { unnumbered += 1 }
    let own = position ?? unnumbered
    if let other = kinds[own], other != kind { contradictions.insert(own) }
    kinds[own] = kind
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> (Int, Int)? {
    var end = start
    var value = 0
    while end < bytes.count, (0x30...0x39).contains(bytes[end]), value < 1_000 {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return end > start ? (value, end) : nil
  }

  private static func skipWidth(_ bytes: [UInt8], _ end: inout Int) {
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) || bytes[end] == 0x2A { end += 1 }
  }

  private static func kind(_ conversion: UInt8) -> Kind? {
    switch conversion {
    case 0x40: .object
    case 0x64, 0x69, 0x75, 0x78, 0x58, 0x6F, 0x44, 0x55, 0x4F: .integer
    case 0x65, 0x45, 0x66, 0x46, 0x67, 0x47, 0x61, 0x41: .real
    case 0x63, 0x43: .character
    case 0x73, 0x53: .text
    case 0x70: .pointer
    default: nil
    }
  }
}
