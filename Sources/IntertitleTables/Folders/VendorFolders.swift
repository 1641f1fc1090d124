package import IntertitleLanguages

/// The third-party libraries in folders that are given: each is a library's own, or one of many.
///
/// A folder is one of many if it is called `Vendor`, `Vendored`, `Pods`, `Frameworks` or `checkouts`, or `Build`
/// in `Carthage`, or if every folder in it that holds string files is a bundle or a framework, or has a
/// manifest of its own, or is one of many; in it each bundle, framework, pod or checkout is a library.
/// Any other folder is one library under its own name, however many folders it has.
package struct VendorFolders: Sendable {
  /// A folder that was given, and what is in it.
  package struct Given: Sendable {
    /// The folder.
    package let path: String
    /// Its libraries by name; those that have string files which were not found before.
    package fileprivate(set) var libraries: [VendorFolder] = []
    /// Links that lead out of the folder, folders that cannot be read, two folders for one language.
    package fileprivate(set) var diagnostics: [Diagnostic] = []
    /// Why it cannot be read at all.
    package fileprivate(set) var error: StringFileError?
    /// Whether there is no string file in it at all, found before or not.
    package fileprivate(set) var isEmpty = false
    fileprivate var isOneLibrary = false
  }

  /// The folders, in the order given.
  package private(set) var all: [Given] = []

  /// Searches folders.
  ///
  /// What two of them hold belongs to the first. Two libraries' own folders of one name, such as
  /// `Alpha/Resources` and `Beta/Resources`, are two libraries, told apart by the folders they lie in.
  ///
  /// - Parameters:
  ///   - paths: the folders, in the order in which libraries win over each other.
  ///   - app: the folder of the app's tables. What is in it is nobody's, unless a folder in it is
  ///     given, as `Pods` is that lies beside the `.lproj` folders at the top of a project.
  package init(_ paths: [String], app: String? = nil) {
    let app = app.flatMap { RealPath($0) }
    var visited: Set<FolderWalk.Visit> = []
    for path in paths {
      var given = Given(path: path)
      do {
        given.add(try StringFolder(path: path, descends: true, without: app, except: &visited))
        if given.libraries.isEmpty {
          given.isEmpty = try StringFolder(path: path, descends: true).files.isEmpty
        }
      } catch {
        given.error = error
      }
      all.append(given)
    }
    tellApart()
  }

  /// The folder of generated tables beside an app's, which is its vendors' without being named.
  ///
  /// - Parameters:
  ///   - paths: the vendors' folders that are named.
  ///   - app: the folder of the app's tables.
  /// - Returns: the folder, if it is there and not among those; else none.
  package static func generated(besides paths: [String], in app: String) -> [String] {
    let path = RealPath.join(app, VendorPath.generated)
    return DirectoryItem(path: path, name: "")?.kind == .folder && !paths.contains(path)
      ? [path] : []
  }

  /// Gives libraries' own folders of one name longer names.
  private mutating func tellApart() {
    let own = all.indices.filter { all[$0].isOneLibrary && !all[$0].libraries.isEmpty }
    let groups = Dictionary(grouping: own) { all[$0].libraries[0].name }
    for group in groups.values where group.count > 1 {
      let paths = group.map { GivenFolder.components(of: all[$0].path) }
      let longest = paths.map(\.count).max() ?? 0
      let length = (2..<max(longest, 3)).first { length in
        Set(paths.map { Array($0.suffix(length)) }).count == paths.count
      }
      for (index, path) in zip(group, paths) {
        let folders = Array(path.suffix(length ?? longest))
        let name = folders.dropLast() + folders.suffix(1).map(WrapperFolder.stem)
        all[index].libraries[0].name = name.joined(separator: "/")
      }
    }
  }
}

extension VendorFolders.Given {
  fileprivate mutating func add(_ folder: StringFolder) {
    diagnostics = folder.diagnostics
    let place = GivenFolder(path, holding: folder.files)
    isOneLibrary = !place.isOfMany
    let groups = Dictionary(grouping: folder.files, by: place.library)
    let names = Dictionary(grouping: groups.keys, by: \.name)
    libraries = names.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let places = (names[name] ?? []).sorted { $0.path < $1.path }
      return VendorFolder(
        name: name,
        path: places.first?.path ?? path,
        files: places.flatMap { groups[$0] ?? [] },
        given: path
      )
    }
  }
}
