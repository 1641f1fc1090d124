/// What a format says of its variables.
package enum VariableNames {
  /// The names in `%#@name@` and `%1$#@name@`, in order, each once.
  package static func names(in format: String) -> [String] {
    let bytes = Array(format.utf8)
    var names: [String] = []
    var seen: Set<String> = []
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
      if seen.insert(name).inserted { names.append(name) }
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

  /// The length and conversion of the first number that a format writes: `lld` of `%1$lld files`.
  package static func numberType(in format: String) -> String? {
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x25 else {
        index += 1
        continue
      }
      index += 1
      while index < bytes.count, "0123456789$+-# .'".utf8.contains(bytes[index]) { index += 1 }
      let begin = index
      while index < bytes.count, "hlqLzjt".utf8.contains(bytes[index]) { index += 1 }
      guard index < bytes.count else { return nil }
      index += 1
      let type = String(decoding: bytes[begin..<index], as: UTF8.self)
      if isNumber(type) { return type }
    }
    return nil
  }

  /// A format with a text in place of `%#@name@` and `%1$#@name@`.
  package static func replacingVariable(_ name: String, in format: String, with text: String)
    -> String
  {
    var result: [UInt8] = []
    let bytes = Array(format.utf8)
    let wanted = Array("#@\(name)@".utf8)
    var index = 0
    while index < bytes.count {
      let begin = bytes[index] == 0x25 ? behindPosition(bytes, index + 1) : index
      if begin > index, bytes[begin...].starts(with: wanted) {
        result += Array(text.utf8)
        index = begin + wanted.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a value type such as `d`, `lu` or `.1f` writes a number.
  static func isNumber(_ type: String) -> Bool {
    var rest = Substring(type.hasPrefix("%") ? String(type.dropFirst()) : type)
    while let first = rest.first, first.isNumber || "+-# .'$".contains(first) { rest.removeFirst() }
    while let first = rest.first, "hlqLzjt".contains(first) { rest.removeFirst() }
    guard rest.count == 1, let conversion = rest.first else { return false }
    return "diouxXDOUeEfFgGaA".contains(conversion)
  }
}
