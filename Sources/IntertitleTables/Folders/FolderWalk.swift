internal import IntertitleLanguages

/// Walks a folder for string files without ever leaving it.
///
/// Names come in order, each folder once whatever links lead to it, links only while what they lead
/// to lies inside. Memory is bounded by the names of the folders on the way down and by what is
/// found.
struct FolderWalk {
  /// How deep folders are followed.
  static let deepest = 32
  /// Folders that hold no third party's string files, or far too many of them.
  static let skipped: Set<String> = [".git", "node_modules", ".build", ".swiftpm", ".svn", ".hg"]

  private let realRoot: RealPath
  /// What was found so far: each thing counts once, whatever leads to it.
  private(set) var visited: Set<DirectoryItem.Identity>
  private(set) var files: [TableFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Opens a folder; nil where there is none.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - visited: what other walks have found, which does not count again.
  init?(root: String, except visited: Set<DirectoryItem.Identity> = []) {
    guard let real = RealPath(root) else { return nil }
    realRoot = real
    self.visited = visited
    if let item = DirectoryItem(path: root, name: "") { self.visited.insert(item.identity) }
  }

  /// Lists the string files of a folder: those at its top, and those of its `.lproj` folders.
  ///
  /// - Parameters:
  ///   - path: the folder, shown in the files' paths.
  ///   - descends: whether other folders in it are searched too.
  mutating func search(_ path: String, descends: Bool) {
    visit(path, folder: nil, descends: descends, depth: 0)
  }

  private mutating func visit(_ path: String, folder: String?, descends: Bool, depth: Int) {
    guard depth <= Self.deepest else { return report(path, "too-deep", "nested too deep") }
    guard let names = DirectoryItem.names(in: path) else {
      return report(path, "unreadable-folder", "this folder cannot be read")
    }
    for name in names {
      guard let item = DirectoryItem(path: RealPath.join(path, name), name: name) else {
        continue
      }
      switch item.kind {
      case .file: add(item, folder: folder)
      case .folder: enter(item, folder: folder, descends: descends, depth: depth)
      case .other: break
      }
    }
  }

  private mutating func add(_ item: DirectoryItem, folder: String?) {
    guard let file = TableFile(name: item.name, path: item.path, folder: folder) else { return }
    guard isInside(item), visited.insert(item.identity).inserted else { return }
    files.append(file)
  }

  private mutating func enter(
    _ item: DirectoryItem,
    folder: String?,
    descends: Bool,
    depth: Int
  ) {
    let isLocalized = LanguageFolder.isName(item.name)
    guard isLocalized || descends, !Self.skipped.contains(item.name) else { return }
    guard isInside(item), visited.insert(item.identity).inserted else { return }
    let own = isLocalized ? item.name : folder
    visit(item.path, folder: own, descends: descends, depth: depth + 1)
  }

  /// Whether what a link leads to lies in the folder; what is no link does.
  private mutating func isInside(_ item: DirectoryItem) -> Bool {
    guard item.isLink, !realRoot.holds(item.path) else { return true }
    report(item.path, "link-outside", "this link leads out of the folder: it is not followed")
    return false
  }

  private mutating func report(_ path: String, _ rule: String, _ message: String) {
    guard diagnostics.count < Issues.limit else { return }
    diagnostics.append(Diagnostic(.warning, rule: rule, message, path: path))
  }
}
