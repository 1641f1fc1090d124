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
