internal import IntertitleLanguages

/// Walks a folder for string files without ever leaving it.
///
/// Names come in order, links are followed only while what they lead to lies inside. A folder that is
/// reached again as part of the same language folder counts once, as a framework's `Versions/Current`
/// does; a file that two languages share is each one's. Memory is bounded by the names of the folders
/// on the way down and by what is found.
struct FolderWalk {
  /// How deep folders are followed.
  static let deepest = 32
  /// Folders that hold no third party's string files, or far too many of them.
  static let skipped: Set<String> = [".git", "node_modules", ".build", ".swiftpm", ".svn", ".hg"]

  private static let unreadable = "unreadable-folder"
  static let outside = "link-outside"
  private static let nothing = "leads-nowhere"
  private static let noFile = "not-a-file"
  private static let tooDeep = "too-deep"

  /// Whether a walk says that it did not look at something.
  static func isUnsearched(_ diagnostic: Diagnostic) -> Bool {
    [unreadable, outside, nothing, noFile, tooDeep].contains(diagnostic.rule)
  }

  /// A thing as it was reached: the same one under another language's name is another.
  struct Visit: Hashable {
    var item: DirectoryItem.Identity
    /// The `.lproj` folder that it was reached in.
    var folder: String?
    /// The name of a file, as links to one file in a folder may name several tables.
    var name: String?
  }

  private let realRoot: RealPath
  /// The app's folder where it lies in this one: what is in it is no part of this one.
  private let app: RealPath?
  /// What was found so far: each thing counts once for a language, whatever leads to it.
  private(set) var visited: Set<Visit>
  /// The folders on the way down, into which no link leads back.
  private var ancestors: Set<DirectoryItem.Identity> = []
  private(set) var files: [TableFile] = []
  /// The slices of xcframeworks that resources were found in, as each counts once.
  private var slices: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Opens a folder; nil where there is none.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - app: a folder in it, or itself, that is not searched.
  ///   - visited: what other walks have found, which does not count again.
  init?(root: String, without app: RealPath? = nil, except visited: Set<Visit> = []) {
    guard let real = RealPath(root) else { return nil }
    realRoot = real
    self.app = app.flatMap { real.holds($0) ? $0 : nil }
    self.visited = visited
    if let item = DirectoryItem(path: root, name: "") {
      self.visited.insert(Visit(item: item.identity))
      ancestors.insert(item.identity)
    }
  }

  /// Lists the string files of a folder: those at its top, and those of its `.lproj` folders.
  ///
  /// - Parameters:
  ///   - path: the folder, shown in the files' paths.
  ///   - descends: whether other folders in it are searched too.
  mutating func search(_ path: String, descends: Bool) {
    guard app != realRoot else { return }
    visit(path, folder: nil, descends: descends, depth: 0)
  }

  private mutating func visit(_ path: String, folder: String?, descends: Bool, depth: Int) {
    guard depth <= Self.deepest else { return report(path, Self.tooDeep, "nested too deep") }
    guard let names = DirectoryItem.names(in: path) else {
      return report(path, Self.unreadable, "this folder cannot be read")
    }
    for name in names {
      let itemPath = RealPath.join(path, name)
      guard let item = DirectoryItem(path: itemPath, name: name) else {
        reportNothing(at: itemPath, name)
        continue
      }
      switch item.kind {
      case .file: add(item, folder: folder)
      case .folder:
        reportNoFile(item, folder: folder)
        enter(item, folder: folder, descends: descends, depth: depth)
      case .other: reportNoFile(item, folder: folder)
      }
    }
  }

  private mutating func add(_ item: DirectoryItem, folder: String?) {
    guard let file = TableFile(name: item.name, path: item.path, folder: folder) else { return }
    let visit = Visit(item: item.identity, folder: folder, name: item.name)
    guard isInside(item), visited.insert(visit).inserted, isFirstSlice(item.path) else { return }
    files.append(file)
  }

  /// Whether a file is no resource that another slice of its xcframework has too.
  private mutating func isFirstSlice(_ path: String) -> Bool {
    guard let resource = WrapperFolder.resource(at: path) else { return true }
    let slice = slices[resource.name, default: resource.slice]
    slices[resource.name] = slice
    return slice == resource.slice
  }

  private mutating func enter(
    _ item: DirectoryItem,
    folder: String?,
    descends: Bool,
    depth: Int
  ) {
    let isLocalized = LanguageFolder.isName(item.name)
    guard isLocalized || descends, !Self.skipped.contains(item.name),
      !StagingFolder.isName(item.name)
    else { return }
    let own = isLocalized ? item.name : folder
    guard isInside(item), !ancestors.contains(item.identity),
      visited.insert(Visit(item: item.identity, folder: own)).inserted
    else { return }
    ancestors.insert(item.identity)
    visit(item.path, folder: own, descends: descends, depth: depth + 1)
    ancestors.remove(item.identity)
  }

  /// Whether a thing lies in the folder, wherever links lead, and not in the app's.
  private mutating func isInside(_ item: DirectoryItem) -> Bool {
    guard item.isLink else { return app == nil || item.kind == .file || !isApps(item) }
    guard !realRoot.holds(item.path) else { return !isApps(item) }
    report(item.path, Self.outside, "this link leads out of the folder: it is not followed")
    return false
  }

  private func isApps(_ item: DirectoryItem) -> Bool { app?.holds(item.path) ?? false }

  /// Reports what cannot be looked at, where it would have been searched or taken.
  private mutating func reportNothing(at path: String, _ name: String) {
    guard LanguageFolder.isName(name) || TableFile(path: path) != nil else { return }
    report(path, Self.nothing, "this leads nowhere, or may not be looked at")
  }

  /// Reports a folder, pipe, socket or device that stands in a table's place.
  private mutating func reportNoFile(_ item: DirectoryItem, folder: String?) {
    guard !LanguageFolder.isName(item.name), folder != nil || item.kind == .other,
      TableFile(name: item.name, path: item.path, folder: folder) != nil
    else { return }
    let what = item.kind == .folder ? "a folder" : "a pipe, socket or device"
    report(item.path, Self.noFile, "this is \(what) in a table's place: it is not read")
  }

  private mutating func report(_ path: String, _ rule: String, _ message: String) {
    guard diagnostics.count < Issues.limit else { return }
    diagnostics.append(Diagnostic(.warning, rule: rule, message, path: path).namingItsTable)
  }
}
