/// What a format says of its variables.
enum FormatVariables {
  /// The names in `%#@name@` and `%1$#@name@`, in order, each once.
  static func names(in format: String) -> [String] {
    let bytes = Array(format.utf8)
    var names: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x25 else {
        index += 1
        continue
      }
      index += 1
      let begin = behindPosition(bytes, index)
      guard begin + 1 < bytes.count, bytes[begin] == 0x23, bytes[begin + 1] == 0x40 else {
        if index < bytes.count, bytes[index] == 0x25 { index += 1 }
        continue
      }
      guard let end = bytes[(begin + 2)...].firstIndex(of: 0x40) else { break }
      let name = String(decoding: bytes[(begin + 2)..<end], as: UTF8.self)
      if !names.contains(name) { names.append(name) }
      index = end + 1
    }
    return names
  }

  /// The index behind `1$`, or the given one.
  private static func behindPosition(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index > start && index < bytes.count && bytes[index] == 0x24 ? index + 1 : start
  }

  /// Whether a value type such as `d`, `lu` or `.1f` writes a number.
  static func isNumber(_ type: String) -> Bool {
    var rest = Substring(type.hasPrefix("%") ? String(type.dropFirst()) : type)
    while let first = rest.first, first.isNumber || "+-# .'$".contains(first) { rest.removeFirst() }
    while let first = rest.first, "hlqLzjt".contains(first) { rest.removeFirst() }
    return rest.count == 1 && "diouxXDOUeEfFgGaA".contains(rest)
  }
}
