internal import IntertitleLanguages
internal import IntertitleTables

/// One string file of one language, of the app or of a vendor.
struct TableFile: Sendable {
  enum Contents: Sendable {
    /// A file to be read when its language is used first.
    case file(path: String)
    /// Texts that were handed over in memory.
    case memory(StringFile)
  }

  /// Who the file belongs to; nil for the app.
  let vendor: String?
  /// Its language; nil for `Base.lproj` and what lies outside of all language folders.
  let language: Language?
  /// The table it holds, or a part of it.
  let table: String
  let contents: Contents
}

extension TableFile {
  /// The languages that the file is in.
  var languages: [Language] { language.map { [$0] } ?? [] }
}

// A file in a folder of tables is known by its path: `zh-Hans.lproj/Localizable.strings`, or
// `Refresh/Refresh.bundle/zh_CN.lproj/Refresh.strings` where the folder is one of many vendors.
extension TableFile {
  private static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// The file at a path below a folder of tables; nil where that is no string file, or one of a
  /// table that only the system reads.
  ///
  /// - Parameters:
  ///   - path: The path below the folder, with slashes.
  ///   - isVendored: Whether the first component of the path is the vendor's name.
  ///   - contents: What the file holds.
  init?(path: String, isVendored: Bool, contents: Contents) {
    var folders = path.split(separator: "/").map(String.init)
    guard let name = folders.popLast(), let dot = name.lastIndex(of: ".") else { return nil }
    guard Self.extensions.contains(name[dot...].dropFirst().lowercased()) else { return nil }
    vendor = isVendored ? folders.first ?? String(name[..<dot]) : nil
    table = String(name[..<dot])
    guard !SystemTables.standard.contains(table, in: folders) else { return nil }
    language = folders.last { $0.lowercased().hasSuffix(".lproj") }.flatMap { Language(folder: $0) }
    self.contents = contents
  }
}
