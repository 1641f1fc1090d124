/// Patterns as the matcher reads them: pointers that are copied without counting references.
///
/// All that belongs to a pattern lies in one run of memory: among a hundred thousand patterns each
/// further place would be a further miss of the cache.
///
/// Bounds: every run has room for what its record counts, and the memory holds all runs.
///
/// `@unchecked Sendable`: nothing changes after `init`; the owner keeps the memory as long as views
/// of it are used.
final class PatternMemory: @unchecked Sendable {
  /// Where the patterns are.
  struct View {
    fileprivate let runs: UnsafeMutableRawPointer
    fileprivate let starts: UnsafeMutablePointer<UInt32>

    /// A pattern by its number in the table.
    subscript(_ pattern: Int) -> StoredPattern {
      @inline(__always) get { StoredPattern(at: runs + Int(starts[pattern]) &* unit) }
    }
  }

  let view: View

  init(_ table: PatternTable) {
    let sizes = table.records.map { StoredPattern.size(of: $0) / unit }
    let runs = LargeMemory.allocate(UInt32.self, sizes.reduce(0, +))
    let starts = LargeMemory.allocate(UInt32.self, sizes.count)
    view = View(runs: UnsafeMutableRawPointer(runs), starts: starts)
    var start = 0
    for (pattern, size) in sizes.enumerated() {
      starts[pattern] = UInt32(start)
      StoredPattern.store(table.records[pattern], of: table, at: view.runs + start * unit)
      start += size
    }
  }

  deinit {
    LargeMemory.free(view.runs.assumingMemoryBound(to: UInt32.self))
    LargeMemory.free(view.starts)
  }
}

/// What runs begin at multiples of: what they hold needs no more.
private let unit = MemoryLayout<UInt32>.stride

/// One pattern in memory: its record, then its literals, its holes and the bytes of the literals.
struct StoredPattern {
  let record: UnsafePointer<PatternTable.Record>
  let literals: UnsafePointer<PatternTable.Literal>
  let holes: UnsafePointer<PatternTable.Hole>
  let bytes: UnsafePointer<UInt8>

  @inline(__always)
  fileprivate init(at run: UnsafeRawPointer) {
    record = run.assumingMemoryBound(to: PatternTable.Record.self)
    let holeCount = Int(record.pointee.holeCount)
    literals = UnsafeRawPointer(record + 1).assumingMemoryBound(to: PatternTable.Literal.self)
    holes = UnsafeRawPointer(literals + holeCount + 1).assumingMemoryBound(
      to: PatternTable.Hole.self
    )
    bytes = UnsafeRawPointer(holes + holeCount).assumingMemoryBound(to: UInt8.self)
  }

  var holeCount: Int {
    @inline(__always) get { Int(record.pointee.holeCount) }
  }

  /// The room that a pattern takes, a multiple of ``unit``.
  fileprivate static func size(of record: PatternTable.Record) -> Int {
    let holes = Int(record.holeCount)
    let size =
      MemoryLayout<PatternTable.Record>.stride
      + (holes + 1) * MemoryLayout<PatternTable.Literal>.stride
      + holes * MemoryLayout<PatternTable.Hole>.stride + Int(record.literalBytes)
    return (size + unit - 1) / unit * unit
  }

  /// Copies a pattern of a table: plain values, which need no deinitialization.
  fileprivate static func store(
    _ record: PatternTable.Record,
    of table: PatternTable,
    at run: UnsafeMutableRawPointer
  ) {
    let holes = Int(record.holeCount)
    var place = put([record][...], at: run)
    place = put(table.literals[from: record.firstLiteral, holes + 1], at: place)
    place = put(table.holes[from: record.firstHole, holes], at: place)
    _ = put(table.bytes[from: record.firstByte, Int(record.literalBytes)], at: place)
  }

  /// Copies some values to a place.
  ///
  /// - Returns: The place behind them.
  private static func put<Element: BitwiseCopyable>(
    _ elements: ArraySlice<Element>,
    at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    for (index, element) in elements.enumerated() {
      place.storeBytes(
        of: element,
        toByteOffset: index * MemoryLayout<Element>.stride,
        as: Element.self
      )
    }
    return place + elements.count * MemoryLayout<Element>.stride
  }
}

extension Array {
  fileprivate subscript(from start: Int32, count: Int) -> ArraySlice<Element> {
    self[Int(start)..<Int(start) + count]
  }
}
