/// The ranks of files, found out once for all languages.
struct FileRanks {
  /// The vendors, in the order in which they come first.
  let vendors: [String]
  private let files: [ArrangedFile]
  private let owners: [String: Int]
  private let paths: [Int]
  private let tables: [String: Int]

  init(_ files: [ArrangedFile]) {
    self.files = files
    var seen: Set<String> = []
    vendors = files.compactMap(\.vendor).filter { seen.insert($0).inserted }
    owners = Dictionary(uniqueKeysWithValues: zip(vendors, 1...))
    let names = Set(files.map(\.table)).sorted()
    tables = Dictionary(uniqueKeysWithValues: zip(names, 0...))
    let ordered = files.indices.sorted { first, second in
      files[first].path.utf8.lexicographicallyPrecedes(files[second].path.utf8)
    }
    var paths = [Int](repeating: 0, count: files.count)
    for (rank, index) in ordered.enumerated() { paths[index] = rank }
    self.paths = paths
  }

  /// Vendors' tables answer for each other in the main table, the app's never.
  func rank(of index: Int) -> FileRank {
    let file = files[index]
    return FileRank(
      owner: file.vendor.flatMap { owners[$0] } ?? 0,
      load: -file.load,
      table: file.vendor == nil ? tables[file.table] ?? 0 : 0,
      kind: file.isCatalog ? 0 : 1,
      path: paths[index]
    )
  }
}
