/// Patterns as the matcher reads them: pointers that are copied without counting references.
///
/// Bounds: every range that a record holds was made when its bytes were appended to the table, and
/// the memory holds the whole table.
///
/// `@unchecked Sendable`: nothing changes after `init`; the owner keeps the memory as long as views
/// of it are used.
final class PatternMemory: @unchecked Sendable {
  /// Where the patterns are.
  struct View {
    let records: UnsafePointer<PatternTable.Record>
    let literals: UnsafePointer<PatternTable.Literal>
    let holes: UnsafePointer<PatternTable.Hole>
    let bytes: UnsafePointer<UInt8>
  }

  let view: View
  private let memory: [UnsafeMutableRawPointer]

  init(_ table: PatternTable) {
    let records = Self.copy(table.records)
    let literals = Self.copy(table.literals)
    let holes = Self.copy(table.holes)
    let bytes = Self.copy(table.bytes)
    memory = [
      UnsafeMutableRawPointer(records), UnsafeMutableRawPointer(literals),
      UnsafeMutableRawPointer(holes), UnsafeMutableRawPointer(bytes),
    ]
    view = View(
      records: UnsafePointer(records),
      literals: UnsafePointer(literals),
      holes: UnsafePointer(holes),
      bytes: UnsafePointer(bytes)
    )
  }

  deinit { for block in memory { block.deallocate() } }

  /// A copy of plain values, which need no deinitialization.
  private static func copy<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    copy.initialize(from: elements, count: elements.count)
    return copy
  }
}
