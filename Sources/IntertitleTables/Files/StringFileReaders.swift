/// The readers of string files, in the order in which they are asked.
package struct StringFileReaders: Sendable {
  /// All that the package has.
  ///
  /// The last one takes every file that no other one recognizes.
  package static let standard = StringFileReaders([
    LocalizedTableReader(), BinaryPropertyListReader(), CatalogReader(), XMLPropertyListReader(),
    StringsReader(),
  ])

  let list: [any StringFileReader]
  /// The endings of string files' names, in small letters, those that most files have first.
  package let endings: [String]
  /// The endings of catalogs' names.
  let catalogEndings: Set<String>

  /// Takes readers; those that are named later are asked later.
  init(_ list: [any StringFileReader]) {
    self.list = list
    var seen: Set<String> = []
    endings = list.reversed().flatMap { $0.formats.map(\.key) }.filter { seen.insert($0).inserted }
    catalogEndings = Set(list.filter(\.readsCatalogs).flatMap { $0.formats.map(\.key) })
  }

  /// The ending of a file's name; nil where it is no string file's.
  package func ending(ofFileNamed name: String) -> String? {
    let name = name.lowercased()
    return endings.first { $0.isEnding(ofFileNamed: name) }
  }

  /// The name of a table: that of its file without the ending and the dot before it.
  package static func table(ofFileNamed name: String, ending: String) -> String {
    let length = name.utf8.count - ending.utf8.count - 1
    guard length > 0 else { return String(name.prefix { $0 != "." }) }
    return String(decoding: name.utf8.prefix(length), as: UTF8.self)
  }

  /// Reads a file with the first reader that recognizes it.
  func read(_ file: UnreadFile) -> Reading {
    let reader = list.first { $0.recognizes(file) } ?? StringsReader()
    return reader.read(file)
  }
}
