package import IntertitleTables

/// Unicode's forms with their byte-order marks.
package enum UnicodeForm: CaseIterable, Sendable {
  case utf8, utf8Marked, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian

  package var encoding: TextEncoding {
    switch self {
    case .utf8, .utf8Marked: .utf8
    case .utf16LittleEndian: .utf16LittleEndian
    case .utf16BigEndian: .utf16BigEndian
    case .utf32LittleEndian: .utf32LittleEndian
    case .utf32BigEndian: .utf32BigEndian
    }
  }

  package func encode(_ text: String) -> [UInt8] {
    let marked = "\u{FEFF}" + text
    switch self {
    case .utf8: return Array(text.utf8)
    case .utf8Marked: return Array(marked.utf8)
    case .utf16LittleEndian: return marked.utf16.flatMap { bytes(UInt32($0), 2) }
    case .utf16BigEndian: return marked.utf16.flatMap { bytes(UInt32($0), 2).reversed() }
    case .utf32LittleEndian: return marked.unicodeScalars.flatMap { bytes($0.value, 4) }
    case .utf32BigEndian: return marked.unicodeScalars.flatMap { bytes($0.value, 4).reversed() }
    }
  }

  private func bytes(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
