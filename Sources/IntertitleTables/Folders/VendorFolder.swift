public import IntertitleLanguages

/// The string files of one third-party library, wherever in its folder they lie.
public struct VendorFolder: Hashable, Sendable {
  /// The library's name: its folder's name, without `.framework`, `.bundle` or `.xcframework`.
  public let name: String
  /// The library's folder.
  public let path: String
  /// Its string files, in the order of their paths.
  public let files: [TableFile]
  /// What was odd on the way.
  public let diagnostics: [Diagnostic]

  /// The library's languages, each once, in order of their tags.
  public var languages: [Language] {
    Set(files.compactMap(\.language).map { Language($0.tag) }).sorted()
  }

  /// Finds the libraries in a folder: `Vendor`, `Pods`, `Carthage/Build`,
  /// `SourcePackages/checkouts`, or one library's own folder.
  ///
  /// A folder with an `.lproj` folder or a string file at its top is one library. Otherwise each
  /// folder in it that holds string files at any depth is one, and those in folders named for a
  /// platform (`iOS`, `Mac`) are taken as if they lay beside it.
  ///
  /// - Parameter path: the folder to search.
  /// - Returns: the libraries in the order of their names; two of one name are one.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where there is no such folder.
  public static func discover(in path: String) throws(StringFileError) -> [VendorFolder] {
    let own = try StringFolder(path: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if !own.files.isEmpty || name.isWrapper {
      return [try VendorFolder(name: name.withoutWrapper, path: path)].filter { !$0.files.isEmpty }
    }
    return try libraries(in: path)
  }

  private static func libraries(in path: String) throws(StringFileError) -> [VendorFolder] {
    var found: [VendorFolder] = []
    for name in DirectoryItem.names(in: path) ?? [] where !FolderWalk.skipped.contains(name) {
      let item = DirectoryItem.join(path, name)
      guard let there = DirectoryItem(path: item, name: name), there.kind == .folder else {
        continue
      }
      if there.isLink, !FolderWalk.isPath(item, inside: path) { continue }
      if platforms.contains(name.lowercased()) {
        found += try libraries(in: item)
      } else {
        found.append(try VendorFolder(name: name.withoutWrapper, path: item))
      }
    }
    return joined(found.filter { !$0.files.isEmpty })
  }

  private static func joined(_ found: [VendorFolder]) -> [VendorFolder] {
    let groups = Dictionary(grouping: found, by: \.name)
    return groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { name in
      guard let group = groups[name], let first = group.first else { return nil }
      return VendorFolder(
        name: name,
        path: first.path,
        files: group.flatMap(\.files),
        diagnostics: group.flatMap(\.diagnostics)
      )
    }
  }

  private init(name: String, path: String) throws(StringFileError) {
    let folder = try StringFolder(path: path, descends: true)
    self.init(name: name, path: path, files: folder.files, diagnostics: folder.diagnostics)
  }

  private init(name: String, path: String, files: [TableFile], diagnostics: [Diagnostic]) {
    self.name = name
    self.path = path
    self.files = files
    self.diagnostics = diagnostics
  }

  private static let platforms: Set<String> = [
    "ios", "mac", "macos", "tvos", "watchos", "visionos", "xros",
  ]
}

extension String {
  private var wrapperLength: Int? {
    let name = lowercased()
    return [".framework", ".xcframework", ".bundle"].first(where: name.hasSuffix)?.count
  }

  /// Whether a folder is one library by its name.
  var isWrapper: Bool { wrapperLength != nil }

  /// The name without what makes it a wrapper's.
  var withoutWrapper: String { wrapperLength.map { String(dropLast($0)) } ?? self }
}
