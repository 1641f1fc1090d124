package import IntertitleLanguages

/// A file where it answers for a language.
package struct AnswerPlace: Sendable {
  /// The file's number.
  package let file: Int
  /// The language as the file spells it; nil where it names none.
  package let language: Language?
  private(set) var rank: FileRank

  init(file: Int, language: Language?, rank: FileRank) {
    self.file = file
    self.language = language
    self.rank = rank
  }

  /// The place among the files that are asked for a language.
  func ranked(for asked: Language) -> Self {
    var place = self
    place.rank.spelling = spelling(for: asked)
    return place
  }

  /// 0 for the language's own tag, 1 for another spelling of that tag, 2 for another tag that means
  /// the same, 3 where no language is named.
  private func spelling(for asked: Language) -> Int {
    guard let language else { return 3 }
    if language.spelling == asked.tag { return 0 }
    return language == asked ? 1 : 2
  }
}

/// A language that is asked, with its files in the order in which they answer.
package struct AnswerHop: Sendable {
  /// The language and what its answer is worth.
  package let link: FallbackChain.Link
  /// Its files.
  package let places: [AnswerPlace]

  init(_ link: FallbackChain.Link, places: [AnswerPlace]) {
    self.link = link
    self.places = places
  }
}

/// What decides between two files of one language.
struct FileRank: Comparable, Hashable, Sendable {
  /// 0 for the app, then the vendors.
  var owner: Int
  /// Less for what was loaded later.
  var load: Int
  var spelling = 0
  /// The table, where tables do not answer for each other.
  var table: Int
  /// 0 for a catalog.
  var kind: Int
  var path: Int

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.key < rhs.key }

  private typealias Key = (Int, Int, Int, Int, Int, Int)

  private var key: Key { (owner, load, spelling, table, kind, path) }

  /// Whether the files are asked for rules together, before any of them is asked for a plain text.
  func isAskedTogether(with other: Self) -> Bool {
    owner == other.owner && load == other.load && spelling == other.spelling
      && table == other.table
  }
}

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
