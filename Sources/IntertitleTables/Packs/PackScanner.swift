/// Reads the names and lengths of a pack's files.
///
/// Every number is held against what is left of the bytes before it is used.
struct PackScanner {
  /// A file, and where its contents stand.
  struct Record {
    let vendor: String?
    let path: String
    let place: Range<Int>
  }

  private let bytes: [UInt8]
  private let end: Int
  private var next = PackFormat.start

  /// Takes the bytes of a sealed pack, whose beginning and end are there.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count - SHA256.size
  }

  /// The files, whose contents fill the rest of the bytes.
  mutating func records() throws(PackFault) -> [Record] {
    let count = try number()
    guard count <= PackFormat.mostFiles else { throw .tooManyFiles(limit: PackFormat.mostFiles) }
    guard count <= (end - next) / PackFormat.shortestRecord else { throw .misfitting }
    var heads: [(vendor: String?, path: String, size: Int)] = []
    for _ in 0..<count { heads.append(try head()) }
    try Self.checkNames(heads.map { ($0.vendor, $0.path) })
    var records: [Record] = []
    for head in heads {
      records.append(Record(vendor: head.vendor, path: head.path, place: try place(head.size)))
    }
    guard next == end else { throw .misfitting }
    return records
  }

  private mutating func head() throws(PackFault) -> (vendor: String?, path: String, size: Int) {
    let (vendorLength, pathLength, size) = (try number(), try number(), try number())
    let vendor = vendorLength == 0 ? nil : try name(vendorLength)
    return (vendor, try name(pathLength), size)
  }

  private mutating func number() throws(PackFault) -> Int {
    let number = bytes[try place(4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    guard let number = Int(exactly: number) else { throw .misfitting }
    return number
  }

  private mutating func name(_ length: Int) throws(PackFault) -> String {
    let part = bytes[try place(length)]
    let name = String(decoding: part, as: UTF8.self)
    guard name.utf8.elementsEqual(part), PackFormat.isSafe(name) else { throw .unsafeName(name) }
    return name
  }

  /// The next bytes, which are there.
  private mutating func place(_ length: Int) throws(PackFault) -> Range<Int> {
    guard length <= end - next else { throw .misfitting }
    defer { next += length }
    return next..<next + length
  }

  /// No name may stand for another one, on no disk.
  private static func checkNames(_ names: [(vendor: String?, path: String)]) throws(PackFault) {
    var seen: Set<[String]> = []
    for (vendor, path) in names
    where !seen.insert([vendor ?? "", path].map { $0.lowercased() }).inserted {
      throw .repeatedName(path)
    }
  }
}
